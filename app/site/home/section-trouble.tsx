import { useHref } from '#app/links.ts';
import { useWords } from '#app/words/words.ts';

/** In place of a part whose content could not be read; the rest of the page is there. */
export function SectionTrouble() {
  const hrefOf = useHref();
  const { trouble } = useWords();
  return (
    <div className="message message--wrong">
      <p>{trouble.part}</p>
      <p>
        <a className="button" href={hrefOf('home')}>
          {trouble.again}
        </a>
      </p>
    </div>
  );
}
