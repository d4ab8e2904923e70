import './hydrate.client.ts';
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/studio-page.ts';
import { mayDo } from '#app/features/staff/permissions.ts';
import { letStaffIn, requirePermission } from '#app/features/staff/signed-in.server.ts';
import { useStudioWords } from '../words/words.ts';
import { menu } from './menu.ts';
import { studioMeta } from './studio-meta.ts';
import { StudioFrame } from './studio-frame.tsx';
import { StudioTrouble } from './studio-trouble.tsx';

export const middleware: Route.MiddlewareFunction[] = [letStaffIn];

export function loader({ context }: Route.LoaderArgs) {
  const { name, role } = requirePermission(context, 'studio.enter');
  return {
    name,
    role,
    menu: menu.filter(({ permission }) => mayDo(role, permission)).map(({ href }) => href),
  };
}

export const meta = () => studioMeta('Studio');

/** The frame around every page for which one is signed in. */
export default function StudioPage({ loaderData }: Route.ComponentProps) {
  return (
    <StudioFrame {...loaderData}>
      <Outlet />
    </StudioFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const words = useStudioWords();
  const known = useRouteLoaderData<typeof loader>('studio/frame/studio-page');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const trouble = <StudioTrouble status={status} />;
  if (!known) return <main>{trouble}</main>;
  return (
    <StudioFrame {...known}>
      <title>{words.studio}</title>
      {trouble}
    </StudioFrame>
  );
}
