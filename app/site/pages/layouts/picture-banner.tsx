import { useLocale } from '#app/words/locale-context.ts';
import { bannerFrame } from '#app/media/banner-frame.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { useTrailTo } from '#app/site/frame/menu.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import { languageIn, type PageData } from '../page-data.ts';

/** The banner of a text page, with its picture in the arch if there is one. */
export function PictureBanner({ data }: { data: PageData }) {
  const { address, content, files } = data;
  const picture = content.banner ? files[content.banner] : undefined;
  return (
    <PageBanner
      title={content.title}
      lead={content.lead}
      language={languageIn(data, useLocale())}
      trail={useTrailTo(address)}
      picture={picture && <Picture picture={picture} {...bannerFrame} priority />}
    />
  );
}
