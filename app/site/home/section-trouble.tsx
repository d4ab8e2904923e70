import { useWords } from '#app/words/words.tsx';

/** Stands in a part of the page whose content could not be read; the rest of the page is there. */
export function SectionTrouble() {
  const { homePage } = useWords();
  return (
    <div className="message message--wrong">
      <p>{homePage.partMissing}</p>
    </div>
  );
}
