import { data } from 'react-router';
import { hrefOf, RECEIPT_NUMBER } from '#app/addresses.ts';
import { ReceiptNumber } from '#app/features/enquiries/form/receipt-number.tsx';
import { Picture } from '#app/media/picture-view.tsx';
import { requestContext } from '#app/platform/http/request-context.ts';
import { contentMeta } from '#app/site/content-page/content-meta.ts';
import { loadContent } from '#app/site/content-page/load-content.server.ts';
import { ProseSection } from '#app/site/content-page/prose-section.tsx';
import { trailTo } from '#app/site/frame/menu.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import { useWords } from '#app/words/words.ts';
import type { Route } from './+types/thank-you-page.ts';
import styles from './thank-you-page.module.css';

export async function loader({ url, context }: Route.LoaderArgs) {
  const {
    site: { schoolCode },
  } = context.get(requestContext);
  const asked = url.searchParams.get('receipt') ?? '';
  const receipt = RECEIPT_NUMBER.test(asked) && asked.startsWith(`${schoolCode}-`) ? asked : undefined;
  const { content, files } = await loadContent(
    context,
    (prose, school) => prose.thankYou(school),
    () => ['thank-you'],
  );
  // One sender's number is nobody else's: no cache may keep it.
  return data({ content, files, receipt }, asked ? { headers: { 'cache-control': 'no-store' } } : {});
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, 'thankYou', loaderData, {
    picture: loaderData?.files['thank-you'],
    personal: loaderData?.receipt !== undefined,
  });
}

export default function ThankYouPage({ loaderData: { content, files, receipt } }: Route.ComponentProps) {
  const words = useWords();
  const picture = files[content.picture.picture];
  const { lead, sections } = receipt ? content.received : content;
  return (
    <>
      <div className={picture && styles.head}>
        <PageBanner title={content.title} lead={lead} trail={trailTo('thankYou', words)} />
      </div>
      <div className={`wrap ${styles.body} ${picture ? styles.withPicture : ''}`}>
        {picture && (
          <a className={styles.home} href={hrefOf('home')}>
            <Picture
              picture={{ ...picture, alt: content.picture.alt }}
              sizes="(min-width: 60rem) 50rem, 92vw"
              priority
            />
          </a>
        )}
        <div className={styles.text}>
          {receipt && <Receipt number={receipt} />}
          {sections.map((section) => (
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

/** The same as the form says where a script sends it. */
function Receipt({ number }: { number: string }) {
  const { contactForm: words } = useWords();
  return (
    <section className="message message--done" aria-labelledby="receipt-heading">
      <h2 id="receipt-heading">{words.done}</h2>
      <ReceiptNumber number={number} labels={words} />
    </section>
  );
}
