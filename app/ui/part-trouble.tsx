import type { Words } from '#app/words/en.ts';
import { useWords } from '#app/words/words.ts';

interface PartTroubleProps {
  /** The part that cannot be shown. */
  of: keyof Words['trouble']['headings'];
  /** The address of this page, to try again. */
  again: string;
}

/** In place of the main part of a page that could not be read; frame, banner and filters are shown. */
export function PartTrouble({ of, again }: PartTroubleProps) {
  const { trouble } = useWords();
  return (
    <section className="message message--wrong" aria-labelledby="trouble">
      <h2 id="trouble">{trouble.headings[of]}</h2>
      <p>{trouble.text}</p>
      <p>
        <a className="button button--dark" href={again}>
          {trouble.again}
        </a>
      </p>
    </section>
  );
}
