import { Chart } from '../chart.tsx';
import { Figures, KeyValue } from '../key-value.tsx';
import { Timeline } from '../timeline.tsx';

export const KeyValueSample = () => (
  <>
    <KeyValue
      isSheet
      pairs={[
        { name: 'Phone', value: <a href="tel:+910000000000">+91 00000 00000</a> },
        { name: 'Teachers', value: '48', note: 'PGT 6, TGT 18, PRT 24' },
        { name: 'Backup', value: 'Complete', kind: 'good' },
        { name: 'Certificate', value: 'Missing', kind: 'bad' },
      ]}
    />
    <Figures
      label="Enquiries"
      figures={[
        { value: 1, name: 'Late', note: 'Call promised for Tuesday', to: '#late', isBad: true },
        { value: 3, name: 'Calls today', note: 'Next at 10:30', to: '#calls' },
        { value: '8.2 GB', name: 'Used' },
      ]}
    />
  </>
);

export const TimelineSample = () => (
  <Timeline
    label="Enquiry"
    entries={[
      {
        key: 'late',
        title: 'Call promised for Tuesday 17:00',
        note: 'By Asha Sample. Not done yet.',
        kind: 'bad',
      },
      { key: 'none', title: 'No answer', note: 'Asha Sample called, 11:20' },
      { key: 'receipt', title: 'Reference number sent', note: 'Monday 14:02', kind: 'good' },
      {
        key: 'wrote',
        title: 'Ravi Sample wrote',
        note: 'Monday 14:02',
        kind: 'now',
        quote: { text: 'May we visit on a Saturday?', lang: 'en' },
      },
    ]}
  />
);

const VISITS = [62, 71, 88, 93, 84, 79, 41, 68, 90, 97, 102, 95, 88, 46, 71, 98, 118, 122, 109, 97, 52, 88];

export const ChartSample = () => (
  <>
    <Chart
      label="Visits a day"
      bars={VISITS.map((value, day) => ({ key: String(day), value }))}
      first="20 Oct"
      last="Today"
      peak="Most: 122"
      isLastOpen
      number={String}
      table={{
        name: 'As a table',
        children: (
          <table>
            <tbody>
              <tr>
                <th scope="row">20 Oct</th>
                <td>62</td>
              </tr>
            </tbody>
          </table>
        ),
      }}
    />
  </>
);
