import type { SchoolProfile } from '#app/features/school/profile.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { isNameInDrawing } from '#app/site/frame/school-logo.tsx';
import drawn from '#app/ui/marks/logo-reversed.svg';
import { useStudioWords } from '../words/words.ts';

export type FrameSchool = Pick<SchoolProfile, 'name' | 'logo'>;

const HEIGHT = 52;

/** Whose studio this is: by the school's logo, else by its name. */
export function FrameLogo({ school: { name, logo } }: { school: FrameSchool }) {
  const { studio } = useStudioWords();
  const alt = `${name}: ${studio}`;
  if (logo) {
    const width = Math.max(1, Math.round((HEIGHT * logo.width) / logo.height));
    const src = renditionUrl(logo.path, 480, 'webp');
    return <img className="reversed" src={src} alt={alt} width={width} height={HEIGHT} />;
  }
  if (isNameInDrawing(name))
    return <img className="reversed" src={drawn} alt={alt} width="140" height={HEIGHT} />;
  return (
    <b>
      {name}
      <span className="unseen">: {studio}</span>
    </b>
  );
}
