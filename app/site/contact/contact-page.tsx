import { data } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import { pageAddress } from '#app/addresses.ts';
import { contactFormStamp, takeContactForm } from '#app/features/enquiries/form/contact-form.server.ts';
import { AlbumId, PhotoId } from '#app/features/gallery/input.ts';
import { contentSecurityPolicy, frameSource } from '#app/platform/http/content-security-policy.ts';
import { readPart, requestContext } from '#app/platform/http/request-context.ts';
import { contentMeta } from '#app/site/pages/content-meta.ts';
import { loadPage, statusOf } from '#app/site/pages/load-page.server.ts';
import { useTrailTo } from '#app/site/frame/menu.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import { useWords } from '#app/words/words.ts';
import type { Route } from './+types/contact-page.ts';
import styles from './contact-page.module.css';
import { EnquiryForm } from './enquiry-form.tsx';
import { SchoolOffice } from './school-office.tsx';
import { WayIn } from './way-in.tsx';
import { Ways } from './ways.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  const requestData = context.get(requestContext);
  const { config } = requestData.services;
  const [loaded, stamp] = await Promise.all([
    loadPage(context, 'contact'),
    // An enquiry without a stamp is checked more strictly; a page without a form needs no stamp.
    readPart(context, () => contactFormStamp(requestData)),
  ]);
  const { schoolCode, url: siteUrl } = requestData.site;
  const { enquiryKeepDays: keepDays, acknowledgeEnquiries: acknowledges, production } = config;
  const frame = frameSource(loaded.profile.mapEmbedUrl);
  return data(
    {
      ...loaded,
      schoolCode,
      stamp: stamp ?? '',
      keepDays,
      acknowledges,
      mapHost: frame && new URL(frame).host,
      takeDown: takeDownAddress(url, siteUrl),
    },
    {
      headers: { 'content-security-policy': contentSecurityPolicy({ production, frame }) },
      ...statusOf(loaded),
    },
  );
}

/** The album or photo that a family wants removed, with an address that the office can open. */
function takeDownAddress({ searchParams }: URL, siteUrl: string) {
  const id = AlbumId.safeParse(searchParams.get('album'));
  if (!id.success) return undefined;
  const photo = PhotoId.safeParse(searchParams.get('photo'));
  const address = pageAddress('album', { id: id.data, photo: photo.data });
  return { address: siteUrl + address, isPhoto: photo.success };
}

export async function action({ request, context }: Route.ActionArgs) {
  const requestData = context.get(requestContext);
  const answer = await takeContactForm(request, requestData);
  if (answer.kind === 'sent')
    throw redirect(requestData.site.hrefOf('thankYou', { receipt: answer.receipt }), 303);
  const { status, ...refused } = answer;
  return data(refused, { status });
}

/** The map's site may be framed on this page only. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, loaderData);
}

export default function ContactPage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const words = useWords();
  const { content, files, profile, schoolCode, stamp, keepDays, acknowledges, mapHost } = loaderData;
  const { takeDown } = loaderData;
  const [form, office] = (['form', 'office'] as const).map((kind) =>
    content.sections.find((section) => section.kind === kind),
  );
  return (
    <>
      <PageBanner title={content.title} lead={content.lead} trail={useTrailTo(pageAddress('contact'))} />
      <Ways profile={profile} />
      <div className={`wrap ${styles.reach}`}>
        <EnquiryForm
          texts={{ heading: form?.heading ?? '', text: form?.paragraphs.join(' ') ?? '' }}
          {...{ schoolCode, stamp, keepDays, acknowledges, refused }}
          phone={profile.phone}
          email={profile.email}
          message={
            takeDown && words.photo[takeDown.isPhoto ? 'takeDownMessage' : 'takeDownWhich'](takeDown.address)
          }
        />
        <SchoolOffice heading={office?.heading ?? ''} profile={profile} />
      </div>
      <WayIn profile={profile} mapHost={mapHost} picture={files[content.banner ?? '']} />
    </>
  );
}
