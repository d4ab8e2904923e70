import { studioHref } from '#app/access/studio-addresses.ts';
import { StaffBar } from '#app/ui/staff-bar.tsx';
import { useWords } from '#app/words/words.ts';

/** Above every page while the school is not public. */
export function PreparationBar() {
  const { inPreparation: words } = useWords();
  return <StaffBar message={words.staffBar} link={{ href: studioHref('dashboard'), text: words.toStudio }} />;
}
