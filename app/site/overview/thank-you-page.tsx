import { data } from 'react-router';
import { pageAddress, RECEIPT_NUMBER } from '#app/addresses.ts';
import { useHref } from '#app/links.ts';
import { ReceiptNumber } from '#app/features/enquiries/form/receipt-number.tsx';
import { Picture } from '#app/media/picture-view.tsx';
import { requestContext } from '#app/platform/http/request-context.ts';
import { contentMeta } from '#app/site/pages/content-meta.ts';
import { loadPage, statusOf } from '#app/site/pages/load-page.server.ts';
import { ProseSection } from '#app/site/pages/sections/prose-section.tsx';
import { useTrailTo } from '#app/site/frame/menu.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import { useWords } from '#app/words/words.ts';
import type { Route } from './+types/thank-you-page.ts';
import styles from './thank-you-page.module.css';

export async function loader({ url, context }: Route.LoaderArgs) {
  const {
    site: { schoolCode },
  } = context.get(requestContext);
  const requested = url.searchParams.get('receipt') ?? '';
  const receipt =
    RECEIPT_NUMBER.test(requested) && requested.startsWith(`${schoolCode}-`) ? requested : undefined;
  const page = await loadPage(context, 'thankYou', { key: receipt ? 'thankYouReceived' : 'thankYou' });
  // A receipt number is personal: no cache may store it.
  const headers = requested ? { headers: { 'cache-control': 'no-store' } } : {};
  return data({ ...page, receipt }, { ...headers, ...statusOf(page) });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, loaderData, { personal: loaderData?.receipt !== undefined });
}

export default function ThankYouPage({ loaderData: { content, files, receipt } }: Route.ComponentProps) {
  const hrefOf = useHref();
  const words = useWords();
  const picture = files[content.banner ?? ''];
  return (
    <>
      <div className={picture && styles.head}>
        <PageBanner title={content.title} lead={content.lead} trail={useTrailTo(pageAddress('thankYou'))} />
      </div>
      <div className={`wrap ${styles.body} ${picture ? styles.withPicture : ''}`}>
        {picture && (
          <a className={styles.home} href={hrefOf('home')}>
            <Picture
              picture={{ ...picture, alt: words.thankYou.wayHome }}
              shape="3x2"
              sizes="(min-width: 60rem) min(54vw, 50rem), 92vw"
              priority
            />
          </a>
        )}
        <div className={styles.text}>
          {receipt && <Receipt number={receipt} />}
          {content.sections.map((section) => (
            <ProseSection key={section.id} section={section} />
          ))}
        </div>
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

/** The same receipt that the form shows when a script sends it. */
function Receipt({ number }: { number: string }) {
  const { contactForm: words } = useWords();
  return (
    <section className="message message--done" aria-labelledby="receipt-heading">
      <h2 id="receipt-heading">{words.done}</h2>
      <ReceiptNumber number={number} labels={words} />
    </section>
  );
}
