import { AskPanel } from '#app/site/content-page/ask-panel.tsx';
import { contentMeta } from '#app/site/content-page/content-meta.ts';
import { ContentPage } from '#app/site/content-page/content-page.tsx';
import { loadContent } from '#app/site/content-page/load-content.server.ts';
import type { Route } from './+types/school-erp-page.ts';
import { MovingPictures } from './moving-pictures.tsx';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadContent(context, (prose, school) => prose.schoolErpSoftware(school));

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, 'schoolErp', loaderData);
}

export default function SchoolErpPage({ loaderData: { content, files, profile } }: Route.ComponentProps) {
  return (
    <ContentPage
      page="schoolErp"
      content={content}
      files={files}
      contents={[...content.sections, content.helpDesk]}
      aside={<AskPanel section={content.helpDesk} phone={profile.phone} email={profile.helpDesk.email} />}
      within={{ 'for-parents': <MovingPictures animations={content.animations} /> }}
    />
  );
}
