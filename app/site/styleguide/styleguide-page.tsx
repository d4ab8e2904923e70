import type { ReactNode } from 'react';
import { pageAddress } from '#app/addresses.ts';
import { useHref } from '#app/links.ts';
import { listAlbums } from '#app/features/gallery/queries.server.ts';
import { findPageFiles } from '#app/media/files/page-files.server.ts';
import { frameMeta, pageMeta } from '#app/platform/http/page-meta.ts';
import { readPart, requestContext } from '#app/platform/http/request-context.ts';
import { SCHOOL_PICTURE, schoolSubject } from '#app/site/findability/school-subject.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import { BrowsePages } from '#app/ui/browse/browse-pages.tsx';
import { useWords } from '#app/words/words.ts';
import type { Route } from './+types/styleguide-page.ts';
import { ButtonSamples } from './button-samples.tsx';
import { FormSamples } from './form-samples.tsx';
import { ArchSamples, BannerSamples, PictureSamples } from './picture-samples.tsx';
import { samples } from './samples.ts';
import styles from './styleguide.module.css';
import { ColourSamples, SpaceSamples, TypeSamples } from './token-samples.tsx';
import { Steps } from '#app/ui/prose/steps.tsx';
import * as brands from '#app/ui/icons/brands.ts';
import * as signs from '#app/ui/icons/interface.ts';
import * as pictograms from '#app/ui/icons/pictograms.ts';

/** Real albums, because a card's link must have a target. */
export async function loader({ context }: Route.LoaderArgs) {
  const {
    services,
    site: { schoolCode },
    now,
  } = context.get(requestContext);
  const { reads } = services.database;
  const [albums, files] = await Promise.all([
    readPart(context, () => listAlbums(reads, { schoolCode, now, limit: 3 })),
    readPart(context, () => findPageFiles(reads, schoolCode, [SCHOOL_PICTURE])),
  ]);
  return { albums: albums ?? [], picture: files?.[SCHOOL_PICTURE] };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const frame = frameMeta(matches);
  return pageMeta(frame, {
    title: samples.title,
    description: samples.description(frame.schoolName),
    address: pageAddress('styleguide'),
    subject: schoolSubject(frame, loaderData?.picture),
  });
}

export default function StyleguidePage({ loaderData: { albums } }: Route.ComponentProps) {
  const hrefOf = useHref();
  const words = useWords();
  const sections: Record<keyof typeof samples.headings, ReactNode> = {
    colours: <ColourSamples />,
    type: <TypeSamples />,
    space: <SpaceSamples />,
    arch: <ArchSamples cover={albums.find(({ cover }) => cover)?.cover} />,
    icons: <IconSamples />,
    buttons: <ButtonSamples />,
    forms: <FormSamples />,
    messages: <MessageSamples />,
    content: <ContentSamples />,
    pictures: <PictureSamples albums={albums} />,
    banners: <BannerSamples cover={albums.find(({ cover }) => cover)?.cover} />,
    pages: <BrowsePages name="gallery" search={{ page: 2 }} last={3} />,
  };
  return (
    <>
      <PageBanner
        title={samples.title}
        lead={samples.lead}
        trail={[{ name: words.home, href: hrefOf('home') }]}
      />
      <div className="wrap">
        {Object.entries(sections).map(([id, section]) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{samples.headings[id as keyof typeof sections]}</h2>
            {section}
          </section>
        ))}
      </div>
    </>
  );
}

function ContentSamples() {
  const { table, steps } = samples;
  const [first, second] = table.head;
  return (
    <>
      <p className="lead">{samples.lead}</p>
      <p>
        {samples.messages.plain.text} <strong>{samples.sentence}</strong>
      </p>
      <table className="table">
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{second}</th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([grade, age]) => (
            <tr key={grade}>
              <th scope="row">{grade}</th>
              <td>{age}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Steps steps={steps} />
    </>
  );
}

/** Every icon, by the name it is imported under. */
function IconSamples() {
  return (
    <ul role="list" className={styles.icons}>
      {Object.entries({ ...signs, ...pictograms, ...brands }).map(([name, Icon]) => (
        <li key={name}>
          <Icon />
          <code>{name.replace(/Icon$/, '')}</code>
        </li>
      ))}
    </ul>
  );
}

const KINDS = { plain: 'message', wrong: 'message message--wrong', done: 'message message--done' } as const;

function MessageSamples() {
  const { messages } = samples;
  return (
    <div className={styles.columns}>
      {(Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind) => (
        <div key={kind} className={KINDS[kind]}>
          <h3>{messages[kind].heading}</h3>
          <p>{messages[kind].text}</p>
        </div>
      ))}
      <div>
        <div className={`waiting ${styles.waiting}`} aria-hidden="true" />
        <p>{messages.waiting}</p>
      </div>
    </div>
  );
}
