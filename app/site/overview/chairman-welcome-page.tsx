import { firstImage } from '#app/media/picture.ts';
import { contentMeta } from '#app/site/pages/content-meta.ts';
import type { Route } from './+types/chairman-welcome-page.ts';
import { loadWelcome } from './load-welcome.server.ts';
import { WelcomeMessage } from './welcome-message.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadWelcome(context, 'Chairman');

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, loaderData, {
    picture: loaderData?.message && firstImage(loaderData.message.attachments),
  });
}

export default function ChairmanWelcomePage({ loaderData }: Route.ComponentProps) {
  return <WelcomeMessage {...loaderData} />;
}
