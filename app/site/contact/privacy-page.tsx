import { SPAM_DAYS } from '#app/features/enquiries/delivery/retention.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { contentMeta } from '#app/site/content-page/content-meta.ts';
import { ContentPage } from '#app/site/content-page/content-page.tsx';
import { loadContent } from '#app/site/content-page/load-content.server.ts';
import type { Route } from './+types/privacy-page.ts';

/** Of links to the page: it has none of its own. */
const PICTURE = 'contact-banner';

export function loader({ context }: Route.LoaderArgs) {
  const { enquiryKeepDays, acknowledgeEnquiries } = context.get(requestContext).services.config;
  return loadContent(
    context,
    (prose, school) =>
      prose.privacy(school, {
        enquiryDays: enquiryKeepDays,
        suspectedSpamDays: Math.min(SPAM_DAYS, enquiryKeepDays),
        acknowledges: acknowledgeEnquiries,
      }),
    () => [PICTURE],
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, 'privacy', loaderData, { picture: loaderData?.files[PICTURE] });
}

export default function PrivacyPage({ loaderData: { content, files } }: Route.ComponentProps) {
  return <ContentPage page="privacy" content={content} files={files} contents={content.sections} />;
}
