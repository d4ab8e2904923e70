import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/edit-page.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { LinkButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import layout from '../kit/layout.module.css';
import { PageHeader } from '../kit/page-header.tsx';
import { findEditAddress } from './find-edit-address.server.ts';

/** Redirects from a page of the site to the form of its content. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'content.read');
  const { services, now } = context.get(requestContext);
  const path = new URL(request.url).searchParams.get('path') ?? '';
  const to = await findEditAddress({ services, staff, now }, path);
  if (to) throw redirect(to);
  return null;
}

export const meta: Route.MetaFunction = studioMeta(({ nothingToEdit }) => nothingToEdit.title);

export default function EditPage() {
  const words = useStudioWords();
  return (
    <div className={layout.page}>
      <PageHeader title={words.nothingToEdit.title} lead={words.nothingToEdit.text} />
      <div>
        <LinkButton kind="primary" icon={<Icon name="search" />} to={studioHref('search')}>
          {words.searchAll.title}
        </LinkButton>
      </div>
    </div>
  );
}
