import type { PageContent } from '#content/page-content.ts';
import type { PageName } from '#app/addresses.ts';
import type { PageFiles } from '#app/media/page-files.server.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { trailTo } from '#app/site/frame/menu.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import { useWords } from '#app/words/words.ts';

interface PictureBannerProps {
  page: PageName;
  content: Pick<PageContent, 'title' | 'lead' | 'banner'>;
  files: PageFiles;
}

/** The head of a page of text, with its picture in the arch if there is one. */
export function PictureBanner({ page, content, files }: PictureBannerProps) {
  const picture = content.banner ? files[content.banner] : undefined;
  return (
    <PageBanner
      title={content.title}
      lead={content.lead}
      trail={trailTo(page, useWords())}
      picture={
        picture && <Picture picture={picture} sizes="(min-width: 48rem) 34rem, 92vw" most={1280} priority />
      }
    />
  );
}
