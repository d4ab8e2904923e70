import './hydrate.client.ts';
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/studio-page.ts';
import { mayDo } from '#app/access/permissions.ts';
import type { ProofRequest } from '#app/access/sign-in/proof.server.ts';
import { requireStaff, owedFactorContext, requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { loadSchool } from '#app/site/frame/load-school.server.ts';
import { ProofForm } from '#app/studio/people/sign-in/proof-form.tsx';
import { menu } from './menu.ts';
import { studioMeta } from './studio-meta.ts';
import { StudioFrame } from './studio-frame.tsx';
import { StudioTrouble, troubleWords } from './studio-trouble.tsx';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context }: Route.LoaderArgs) {
  const { name, role } = requirePermission(context, 'studio.enter');
  const { profile } = await loadSchool(context);
  return {
    name,
    role,
    school: { name: profile.name, logo: profile.logo },
    owedFactor: context.get(owedFactorContext),
    menu: menu.filter(({ permission }) => mayDo(role, permission)).map(({ href }) => href),
  };
}

export const meta: Route.MetaFunction = studioMeta((words, { error }) =>
  proofIn(error)
    ? words.people.proof.title
    : error
      ? troubleWords(statusOf(error), words).title
      : words.studio,
);

/** The frame around every page for which one is signed in. */
export default function StudioPage({ loaderData }: Route.ComponentProps) {
  return (
    <StudioFrame {...loaderData}>
      <Outlet />
    </StudioFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const frameData = useRouteLoaderData<typeof loader>('studio/frame/studio-page');
  const proof = proofIn(error);
  if (proof) return <ProofForm proof={proof} />;
  const trouble = <StudioTrouble status={statusOf(error)} />;
  if (!frameData) return <main>{trouble}</main>;
  return <StudioFrame {...frameData}>{trouble}</StudioFrame>;
}

/** What a form needs before it is done, see proof.server.ts. */
const proofIn = (error: unknown) =>
  isRouteErrorResponse(error) ? (error.data as { proof?: ProofRequest } | null)?.proof : undefined;

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);
