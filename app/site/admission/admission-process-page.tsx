import { admissionProcess } from '#content/en/admission-process.ts';
import { contentMeta } from '#app/site/content-page/content-meta.ts';
import { ContentPage } from '#app/site/content-page/content-page.tsx';
import { loadContent } from '#app/site/content-page/load-content.server.ts';
import type { Route } from './+types/admission-process-page.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadContent(context, admissionProcess);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return contentMeta(matches, 'admissionProcess', loaderData?.content);
}

export default function AdmissionProcessPage({ loaderData: { content, files } }: Route.ComponentProps) {
  return <ContentPage page="admissionProcess" content={content} files={files} />;
}
