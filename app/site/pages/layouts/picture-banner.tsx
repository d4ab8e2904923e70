import { Picture } from '#app/media/picture-view.tsx';
import { useTrailTo } from '#app/site/frame/menu.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import type { PageData } from '../page-data.ts';

/** The head of a page of text, with its picture in the arch if there is one. */
export function PictureBanner({ data: { address, content, files } }: { data: PageData }) {
  const picture = content.banner ? files[content.banner] : undefined;
  return (
    <PageBanner
      title={content.title}
      lead={content.lead}
      trail={useTrailTo(address)}
      picture={
        picture && <Picture picture={picture} sizes="(min-width: 48rem) 34rem, 92vw" most={1280} priority />
      }
    />
  );
}
