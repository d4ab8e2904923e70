import type { FilledSection } from '#app/features/pages/filled.ts';
import type { PageData } from '../page-data.ts';
import { AskPanel } from '../sections/ask-panel.tsx';
import { ProseSection } from '../sections/prose-section.tsx';
import { SectionParts } from '../sections/section-parts.tsx';
import { OnThisPage } from './on-this-page.tsx';
import { PictureBanner } from './picture-banner.tsx';
import styles from './sheet.module.css';

/**
 * A text page: banner with the picture in the arch, then section after section, with contact links next to
 * them.
 */
export function Sheet({ data }: { data: PageData }) {
  const { content, files } = data;
  const asides = content.sections.filter(({ kind }) => kind === 'ways');
  const chapters = chaptersOf(content.sections.filter((section) => !asides.includes(section)));
  return (
    <>
      <PictureBanner data={data} />
      <div className={`wrap ${styles.sheet} ${styles.beside}`}>
        <OnThisPage sections={[...chapters.map(([first]) => first!), ...asides]} />
        <div className={styles.prose}>
          {chapters.map(([section, ...more]) => (
            <ProseSection
              key={section!.id}
              section={section!}
              picture={files[section!.values['picture'] ?? '']}
            >
              {[section!, ...more].map((part) => (
                <SectionParts key={part.id} section={part} data={data} />
              ))}
            </ProseSection>
          ))}
        </div>
        {asides.length > 0 && (
          <aside className={styles.aside}>
            {asides.map((section) => (
              <WaysToAsk key={section.id} section={section} data={data} />
            ))}
          </aside>
        )}
      </div>
    </>
  );
}

/** A section without a heading belongs to the one above it. */
function chaptersOf(sections: FilledSection[]): FilledSection[][] {
  const chapters: FilledSection[][] = [];
  for (const section of sections) {
    if (section.heading || chapters.length === 0) chapters.push([section]);
    else chapters.at(-1)!.push(section);
  }
  return chapters;
}

function WaysToAsk({ section, data: { profile } }: { section: FilledSection; data: PageData }) {
  const { phone, email, officeHours, helpDesk } = profile;
  return section.values['of'] === 'helpDesk' ? (
    <AskPanel section={section} phone={phone} email={helpDesk.email} />
  ) : (
    <AskPanel section={section} phone={phone} email={email} hours={officeHours} />
  );
}
