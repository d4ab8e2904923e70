import { useHref } from '#app/links.ts';
import { bannerFrame } from '#app/media/banner-frame.ts';
import { Picture } from '#app/media/picture-view.tsx';
import type { ListName } from '#app/platform/http/list-words.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import { useWords } from '#app/words/words.ts';
import { useListHead } from './list-head.ts';

interface ListBannerProps {
  of: ListName;
  /** Search results come first, without the large picture. */
  isWhole: boolean;
}

export function ListBanner({ of, isWhole }: ListBannerProps) {
  const hrefOf = useHref();
  const { home } = useWords();
  const { title, lead, banner } = useListHead(of);
  return (
    <PageBanner
      title={title}
      lead={lead}
      trail={[{ name: home, href: hrefOf('home') }]}
      picture={isWhole && banner && <Picture picture={banner} {...bannerFrame} priority />}
    />
  );
}
