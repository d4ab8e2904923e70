import { useStudioWords } from '#app/studio/words/words.ts';
import { StaffBar } from '#app/ui/staff-bar.tsx';

/** Above a page that only the office sees yet: what it is, and the way back to its form. */
export function PreviewBar({ back }: { back: string }) {
  const { says, back: text } = useStudioWords().content.previewBar;
  return <StaffBar says={says} way={{ href: back, text }} stays />;
}
