import { thankYou } from '#content/en/thank-you.ts';
import { hrefOf } from '#app/addresses.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { contentMeta } from '#app/site/content-page/content-meta.ts';
import { loadContent } from '#app/site/content-page/load-content.server.ts';
import { ProseSection } from '#app/site/content-page/prose-section.tsx';
import { trailTo } from '#app/site/frame/menu.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import { useWords } from '#app/words/words.tsx';
import type { Route } from './+types/thank-you-page.ts';
import styles from './thank-you-page.module.css';

export const loader = ({ context }: Route.LoaderArgs) => loadContent(context, thankYou, ['thank-you']);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, 'thankYou', loaderData?.content);
}

export default function ThankYouPage({ loaderData: { content, files } }: Route.ComponentProps) {
  const words = useWords();
  const picture = files[content.picture.picture];
  return (
    <>
      <div className={picture && styles.head}>
        <PageBanner title={content.title} lead={content.lead} trail={trailTo('thankYou', words)} />
      </div>
      <div className={`wrap ${styles.body} ${picture ? styles.withPicture : ''}`}>
        {picture && (
          <a className={styles.home} href={hrefOf('home')}>
            <Picture
              picture={{ ...picture, alt: content.picture.alt }}
              sizes="(width < 60rem) 92vw, 50rem"
              priority
            />
          </a>
        )}
        {content.sections.map((section) => (
          <ProseSection key={section.id} section={section} />
        ))}
        {!picture && (
          <p>
            <a className="button button--primary" href={hrefOf('home')}>
              {words.errors.wayHome}
            </a>
          </p>
        )}
      </div>
    </>
  );
}
