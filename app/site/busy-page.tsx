import { data } from 'react-router';
import { useHref } from '#app/links.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import styles from '#app/ui/error-page.module.css';
import { useWords } from '#app/words/words.ts';

/** Has no address of its own: the server shows it when too many requests wait, see `server/pages/pages.ts`. */
export const loader = () => data(null, { status: 503 });

export default function BusyPage() {
  const hrefOf = useHref();
  const words = useWords();
  const { errors } = words;
  return (
    <>
      <title>{errors.busyTitle}</title>
      <meta name="robots" content="noindex" />
      <PageBanner
        title={errors.busyTitle}
        lead={errors.busyText}
        trail={[{ name: words.home, href: hrefOf('home') }]}
      />
      <div className={`wrap ${styles.page}`}>
        <p>
          <a className="button button--primary" href={hrefOf('home')}>
            {errors.wayHome}
          </a>
        </p>
      </div>
    </>
  );
}
