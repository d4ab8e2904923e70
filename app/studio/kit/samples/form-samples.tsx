import { describedBy, Field, FieldGroup, Fields } from '../field.tsx';
import { Icon } from '../icon.tsx';
import { Input, Select, TextArea } from '../input.tsx';
import { RadioCards } from '../radio-cards.tsx';
import { Section } from '../section.tsx';
import { Toggle } from '../toggle.tsx';

export const SectionSample = () => (
  <>
    <Section title="New enquiries" sheet="padded" note="Since Monday.">
      <p>4 new, the oldest from Monday</p>
    </Section>
    <Section title="Needs attention" level={3} sheet="plain">
      <p>On a white sheet without padding</p>
    </Section>
  </>
);

export function FieldSample() {
  const wrong = { problem: 'The title is missing.' };
  return (
    <Fields>
      <Field id="sample-motto" label="Motto" hint="In large letters on the home page">
        <Input id="sample-motto" {...describedBy('sample-motto', { hint: true })} />
      </Field>
      <Field id="sample-title" label="Title" {...wrong}>
        <Input id="sample-title" {...describedBy('sample-title', wrong)} />
      </Field>
      <Field id="sample-about" label="In a few sentences" count="163 left" isWide>
        <TextArea id="sample-about" rows={3} defaultValue="A co-educational school." />
      </Field>
      <FieldGroup id="sample-classes" label="Classes" isWide>
        <Toggle name="class" value="1">
          Class 1
        </Toggle>
        <Toggle name="class" value="2" defaultChecked>
          Class 2
        </Toggle>
      </FieldGroup>
    </Fields>
  );
}

export const InputSample = () => (
  <Fields>
    <Field id="sample-text" label="Text">
      <Input id="sample-text" defaultValue="Sample" />
    </Field>
    <Field id="sample-off" label="Not allowed">
      <Input id="sample-off" defaultValue="Set by the operator" disabled />
    </Field>
    <Field id="sample-select" label="Select">
      <Select id="sample-select">
        <option>Newest first</option>
        <option>Oldest first</option>
      </Select>
    </Field>
    <Field id="sample-find" label="With an icon">
      <Input id="sample-find" type="search" icon={<Icon name="search" />} placeholder="Search titles" />
    </Field>
    <Field id="sample-day" label="Day">
      <Input id="sample-day" type="date" defaultValue="2026-11-06" />
    </Field>
    <Field id="sample-time" label="Time">
      <Input id="sample-time" type="time" defaultValue="07:30" />
    </Field>
    <Field id="sample-heading" label="Title" isWide>
      <Input id="sample-heading" isTitle defaultValue="Lamps before the holidays" />
    </Field>
    <Field id="sample-hindi" label="Title" isWide>
      <Input id="sample-hindi" isTitle lang="hi" defaultValue="छुट्टियों से पहले दीये" />
    </Field>
    <Field id="sample-area" label="Several lines" isWide>
      <TextArea id="sample-area" rows={3} aria-invalid defaultValue="A wrong text has a thick edge." />
    </Field>
  </Fields>
);

export const ToggleSample = () => (
  <>
    <Toggle kind="switch" name="mail" defaultChecked help="To everyone in the office, at once">
      New enquiry
    </Toggle>
    <Toggle kind="switch" name="weekly" help="Monday, 8:00">
      Weekly summary
    </Toggle>
    <Toggle name="one" defaultChecked>
      Ticked
    </Toggle>
    <Toggle name="two">Not ticked</Toggle>
    <Toggle name="three" isPartial>
      Some of them
    </Toggle>
    <Toggle name="four" disabled>
      Not allowed
    </Toggle>
    <Toggle kind="radio" name="when" value="now" defaultChecked>
      Chosen
    </Toggle>
    <Toggle kind="radio" name="when" value="later">
      Not chosen
    </Toggle>
  </>
);

export const RadioCardsSample = () => (
  <RadioCards
    name="consent"
    legend="Can anybody be recognised?"
    chosen="yes"
    cards={[
      { value: 'yes', label: 'Yes', help: 'All parents agreed' },
      { value: 'not-yet', label: 'Not yet', help: 'It stays a draft' },
      { value: 'never', label: 'Never', help: 'Not allowed here', disabled: true },
    ]}
  />
);
