import { Steps } from '#app/ui/prose/steps.tsx';
import { samples } from './samples.ts';

export function ContentSamples() {
  const { table, steps } = samples;
  const [first, second] = table.head;
  return (
    <>
      <p className="lead">{samples.lead}</p>
      <p>
        {samples.messages.plain.text} <strong>{samples.sentence}</strong>
      </p>
      <table className="table">
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{second}</th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([grade, age]) => (
            <tr key={grade}>
              <th scope="row">{grade}</th>
              <td>{age}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Steps steps={steps} />
    </>
  );
}
