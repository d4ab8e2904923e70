import { AskPanel } from '#app/site/content-page/ask-panel.tsx';
import { contentMeta } from '#app/site/content-page/content-meta.ts';
import { ContentPage } from '#app/site/content-page/content-page.tsx';
import { loadContent } from '#app/site/content-page/load-content.server.ts';
import { OutsideLink } from '#app/ui/prose/outside-link.tsx';
import { useWords } from '#app/words/words.ts';
import type { Route } from './+types/parent-guidelines-page.ts';
import { AppStoreLinks } from './app-store-links.tsx';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadContent(context, (prose, school) => prose.parentGuidelines(school));

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, 'parentGuidelines', loaderData);
}

export default function ParentGuidelinesPage({
  loaderData: { content, files, profile },
}: Route.ComponentProps) {
  const words = useWords();
  return (
    <ContentPage
      page="parentGuidelines"
      content={content}
      files={files}
      contents={[...content.sections, content.helpDesk]}
      within={{
        'log-in': profile.parentPortalUrl && (
          <OutsideLink className="button button--primary" href={profile.parentPortalUrl}>
            {words.parentPortal}
          </OutsideLink>
        ),
        'install-app': <AppStoreLinks {...profile.parentsApp} />,
      }}
      aside={<AskPanel section={content.helpDesk} phone={profile.phone} email={profile.helpDesk.email} />}
    />
  );
}
