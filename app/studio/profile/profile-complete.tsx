import type { ContentType } from '#app/publishing/content-type.ts';
import { type Fields, textOf } from '#app/publishing/fields.ts';
import { goToField } from '#app/studio/form/footer/go-to-field.ts';
import { AnchorButton } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { Progress } from '#app/studio/kit/progress.tsx';
import { Section } from '#app/studio/kit/section.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';

interface ProfileCompleteProps {
  type: ContentType;
  /** As loaded. */
  fields: Fields;
}

/** More links than these would be a list of everything. */
const MOST = 5;

/** How much of the profile is filled in, with links to what is empty. */
export function ProfileComplete({ type, fields }: ProfileCompleteProps) {
  const words = useStudioWords().profile.complete;
  const texts = type.fields.filter(({ kind }) => !['pictures', 'files', 'documents'].includes(kind));
  const empty = texts.filter(({ name }) => textOf(fields, name) === '');
  if (empty.length === 0) return null;
  const filled = texts.length - empty.length;
  return (
    <Section title={words.title} sheet="padded">
      <div>
        <Progress
          value={filled}
          max={texts.length}
          text={words.filled(filled, texts.length)}
          left={words.empty(empty.length)}
        />
      </div>
      <div className={layout.line}>
        {empty.slice(0, MOST).map(({ name, label }) => (
          <AnchorButton
            key={name}
            icon={<Icon name="plus" />}
            href={`#field-${name}`}
            onClick={(event) => {
              if (goToField(name)) event.preventDefault();
            }}
          >
            {label}
          </AnchorButton>
        ))}
        {empty.length > MOST && <span className={layout.quiet}>{words.more(empty.length - MOST)}</span>}
      </div>
    </Section>
  );
}
