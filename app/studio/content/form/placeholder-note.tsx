import type { ContentType } from '#app/publishing/content-type.ts';
import { Banner } from '#app/studio/kit/banner.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { useStudioWords } from '#app/studio/words/words.ts';

interface PlaceholderNoteProps {
  type: ContentType;
  /** Labels of fields that still have the sample school's text. */
  placeholders: string[] | undefined;
}

/** The texts that came with the site and nobody has replaced yet. */
export function PlaceholderNote({ type, placeholders = [] }: PlaceholderNoteProps) {
  const words = useStudioWords().profile;
  if (placeholders.length === 0) return null;
  return (
    <Banner kind="warn" icon="alert">
      <details>
        <summary className={layout.target}>
          {words.placeholders} <Icon name="chevron-down" />
        </summary>
        <ul role="list" className={layout.line}>
          {type.fields
            .filter(({ name }) => placeholders.includes(name))
            .map(({ name, label }) => (
              <li key={name}>
                <a className={layout.target} href={`#field-${name}`}>
                  {label}
                </a>
              </li>
            ))}
        </ul>
      </details>
    </Banner>
  );
}
