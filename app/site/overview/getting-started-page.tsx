import { contentMeta } from '#app/site/content-page/content-meta.ts';
import { loadContent } from '#app/site/content-page/load-content.server.ts';
import { PictureBanner } from '#app/site/content-page/picture-banner.tsx';
import { sectionOf } from '#app/site/content-page/section-of.ts';
import { SectionAction, SectionText } from '#app/site/content-page/section-text.tsx';
import { Spread } from '#app/site/content-page/spread.tsx';
import { Steps } from '#app/ui/prose/steps.tsx';
import type { Route } from './+types/getting-started-page.ts';
import styles from './getting-started-page.module.css';
import { Mission } from './mission.tsx';
import { StageArches } from './stage-arches.tsx';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadContent(
    context,
    (prose, school) => prose.gettingStarted(school),
    ({ stages }) => stages.map(({ picture }) => picture),
  );

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, 'gettingStarted', loaderData);
}

export default function GettingStartedPage({ loaderData: { content, files } }: Route.ComponentProps) {
  const threeStages = sectionOf(content, 'stages');
  const { steps = [], ...firstSteps } = sectionOf(content, 'first-steps');
  const firstDay = sectionOf(content, 'before-the-first-day');
  const askUs = sectionOf(content, 'ask-us');
  return (
    <>
      <PictureBanner page="gettingStarted" content={content} files={files} />
      <Mission section={sectionOf(content, 'mission')} />
      <section id={threeStages.id} className={styles.stages} aria-labelledby="stages-heading">
        <div className="wrap">
          <div className={styles.stagesHead}>
            <h2 id="stages-heading">{threeStages.heading}</h2>
            <SectionText section={threeStages} />
          </div>
          <StageArches stages={content.stages} files={files} />
        </div>
      </section>
      <section id={firstSteps.id} className={`wrap ${styles.steps}`} aria-labelledby="steps-heading">
        <div className={styles.stepsHead}>
          <h2 id="steps-heading">{firstSteps.heading}</h2>
          <SectionText section={firstSteps} />
        </div>
        <div>
          <Steps steps={steps} />
          <SectionAction section={firstSteps} primary />
        </div>
      </section>
      <Spread section={firstDay} picture={files[firstDay.picture ?? '']} side="end" />
      <section id={askUs.id} className={`wrap ${styles.ask}`} aria-labelledby="ask-heading">
        <h2 id="ask-heading">{askUs.heading}</h2>
        <SectionText section={askUs} lead />
      </section>
    </>
  );
}
