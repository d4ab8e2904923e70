import { useState } from 'react';
import { Button } from '../button.tsx';
import { FormFooter } from '../form-footer.tsx';
import { RadioCards } from '../radio-cards.tsx';
import { RichText, type RichTool } from '../rich-text.tsx';
import { SidePanel } from '../side-panel.tsx';
import { Timeline } from '../timeline.tsx';
import styles from './samples.module.css';

const press = () => undefined;

const tools: RichTool[] = [
  { name: 'heading', label: 'Heading', icon: 'heading', press, isOn: false },
  { name: 'bold', label: 'Bold', icon: 'bold', press, isOn: true },
  { name: 'italic', label: 'Italic', icon: 'italic', press, isOn: false },
  { name: 'list', label: 'List', icon: 'list', press, isOn: false, isApart: true },
  { name: 'link', label: 'Link', icon: 'link', press },
];
const steps: RichTool[] = [
  { name: 'undo', label: 'Undo', icon: 'undo', press },
  { name: 'redo', label: 'Redo', icon: 'redo', press, isDisabled: true },
];

export const RichTextSample = () => (
  <RichText
    toolbar={{ label: 'Format the text', tools, steps: { label: 'Undo and redo', tools: steps } }}
    message="Pasted without colours."
  >
    <p>
      The clay had come <b>two weeks</b> earlier.
    </p>
  </RichText>
);

export const FormFooterSample = () => (
  <div className={styles.frame}>
    <FormFooter mark="differs" text="Published, changes waiting" detail="Saved at 10:42">
      <Button type="button" kind="quiet">
        Discard changes
      </Button>
      <Button type="button" kind="primary">
        Publish changes
      </Button>
    </FormFooter>
    <FormFooter mark="refused" text="Not published" note="A fact in it is empty.">
      <Button type="button" kind="primary">
        Publish
      </Button>
    </FormFooter>
    <FormFooter mark="draft" text="Draft" detail="Saving …">
      <Button type="button" aria-disabled>
        Publish
      </Button>
    </FormFooter>
  </div>
);

export function SidePanelSample() {
  const [open, setOpen] = useState<string>();
  return (
    <div className={styles.frame}>
      <SidePanel
        label="About this item"
        closeLabel="Close"
        open={open}
        onOpen={setOpen}
        tabs={[
          {
            id: 'sample-when',
            label: 'When',
            icon: 'calendar-clock',
            href: '#sample-when',
            children: (
              <RadioCards
                name="sample-when"
                legend="When to show it"
                chosen="now"
                cards={[
                  { value: 'now', label: 'Now', help: 'As soon as you publish' },
                  { value: 'later', label: 'Later', help: 'On a day and a time' },
                ]}
              />
            ),
          },
          {
            id: 'sample-history',
            label: 'History',
            icon: 'history',
            href: '#sample-history',
            children: <Timeline entries={[{ key: '1', title: 'Published', note: 'Asha, 6 Nov, 10:42' }]} />,
          },
        ]}
      />
    </div>
  );
}
