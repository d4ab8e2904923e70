import type { FilledSection } from '#app/features/pages/filled.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { AgeCalculator } from '#app/site/admission/ages/age-calculator.tsx';
import { AgeTable } from '#app/site/admission/ages/age-table.tsx';
import { AppStoreLinks } from '#app/site/admission/app-store-links.tsx';
import { FormPrices } from '#app/site/admission/form-prices.tsx';
import { AnimatedPictures } from '#app/site/admission/animated-pictures.tsx';
import { OutsideLink } from '#app/ui/prose/outside-link.tsx';
import { useWords } from '#app/words/words.ts';
import type { PageData } from '../page-data.ts';
import { People } from './people.tsx';
import { Questions } from './questions.tsx';
import { SectionTable } from './section-table.tsx';
import { LanguageText } from '#app/ui/prose/language-text.tsx';
import { fileSize } from '#app/core/text/file-size.ts';
import { fileUrl } from '#app/media/picture.ts';
import { FileIcon, DownloadIcon } from '#app/ui/icons/interface.ts';
import styles from './documents.module.css';

interface SectionPartsProps {
  section: FilledSection;
  data: PageData;
}

/** The additional parts of a section: a table, a form, documents, a link. */
export const SectionParts = ({ section, data }: SectionPartsProps) => (
  <>
    <KindParts section={section} data={data} />
    <Below what={section.values['below']} data={data} />
  </>
);

function KindParts({ section, data }: SectionPartsProps) {
  const { kind, values, items } = section;
  const { profile, check, files, bytes, content } = data;
  const ages = profile.agesAtEntrance;
  switch (kind) {
    case 'ages':
      return ages.length > 0 ? <AgeTable ages={ages} fitting={fittingOf(check)} /> : null;
    case 'ageCalculator':
      return <AgeCalculator check={check} section={section} sections={content.sections} />;
    case 'prices': {
      const paper = files[values['paper'] ?? ''];
      const form =
        paper?.kind === 'document' ? { path: paper.path, bytes: bytes[paper.mediaId] ?? 0 } : undefined;
      return (
        <>
          <FormPrices prices={items} />
          <FormDownload form={form} />
        </>
      );
    }
    case 'drawings':
      return <AnimatedPictures animations={items} />;
    case 'video': {
      const cover = files[values['picture'] ?? ''];
      return cover ? <Picture picture={cover} sizes="(min-width: 64rem) 56rem, 92vw" most={1280} /> : null;
    }
    case 'questions':
      return <Questions items={items} />;
    case 'papers':
      return <Documents items={items} data={data} />;
    case 'people':
      return <People items={items} files={files} />;
    case 'table':
      return <SectionTable rows={values['rows'] ?? ''} caption={section.heading} />;
    default:
      return null;
  }
}

const fittingOf = ({ answer }: PageData['check']) => (answer?.kind === 'fits' ? answer.grades : []);

function Below({ what, data: { profile, registration } }: { what: string | undefined; data: PageData }) {
  const { parentPortal } = useWords();
  switch (what) {
    case 'portal':
      return profile.parentPortalUrl ? (
        <OutsideLink className="button button--primary" href={profile.parentPortalUrl}>
          {parentPortal}
        </OutsideLink>
      ) : null;
    case 'app':
      return <AppStoreLinks {...profile.parentsApp} />;
    case 'registration':
      return registration ? (
        <OutsideLink className="button button--primary" href={registration.href}>
          {registration.title}
        </OutsideLink>
      ) : null;
    default:
      return null;
  }
}

/** Documents to download, each with its name and size. */
function Documents({ items, data: { files, bytes } }: { items: FilledSection['items']; data: PageData }) {
  const papers = items.flatMap(({ paper = '', name }) => {
    const file = files[paper];
    return file?.kind === 'document' ? [{ ...file, name: name || file.alt }] : [];
  });
  if (papers.length === 0) return null;
  return (
    <ul role="list" className={styles.papers}>
      {papers.map(({ mediaId, path, name }) => (
        <li key={mediaId}>
          <a href={fileUrl(path)} download>
            <FileIcon />
            <span>
              <LanguageText>{name}</LanguageText>
            </span>{' '}
            <small>PDF, {fileSize(bytes[mediaId] ?? 0)}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}

function FormDownload({ form }: { form: { path: string; bytes: number } | undefined }) {
  const { admission: words } = useWords();
  if (!form) return <p>{words.noFormYet}</p>;
  return (
    <a className="button" href={fileUrl(form.path)} download>
      <DownloadIcon />
      {words.downloadForm(fileSize(form.bytes))}
    </a>
  );
}
