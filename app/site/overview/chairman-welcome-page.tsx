import { contentMeta } from '#app/site/content-page/content-meta.ts';
import type { Route } from './+types/chairman-welcome-page.ts';
import { loadWelcome } from './load-welcome.server.ts';
import { WelcomeMessage } from './welcome-message.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadWelcome(context, 'Chairman');

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, 'chairmanWelcome', loaderData?.content);
}

export default function ChairmanWelcomePage({ loaderData }: Route.ComponentProps) {
  return <WelcomeMessage page="chairmanWelcome" {...loaderData} />;
}
