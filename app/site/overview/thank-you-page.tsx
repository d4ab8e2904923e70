import { thankYou } from '#content/en/thank-you.ts';
import { contentMeta } from '#app/site/content-page/content-meta.ts';
import { ContentPage } from '#app/site/content-page/content-page.tsx';
import { loadContent } from '#app/site/content-page/load-content.server.ts';
import type { Route } from './+types/thank-you-page.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadContent(context, thankYou);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, 'thankYou', loaderData?.content);
}

export default function ThankYouPage({ loaderData: { content, files } }: Route.ComponentProps) {
  return <ContentPage page="thankYou" content={content} files={files} />;
}
