import { requestContext } from '#app/platform/http/request-context.ts';
import './hydrate.client.ts';
import '../kit/tokens.css';
import '../kit/base.css';
import { isRouteErrorResponse, Outlet } from 'react-router';
import type { Route } from './+types/studio-page.ts';
import { mayDo } from '#app/access/permissions.ts';
import type { ProofRequest } from '#app/access/sign-in/proof.server.ts';
import { requireStaff, owedFactorContext, requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { loadSchool } from '#app/school-data/load-school.server.ts';
import { ProofForm } from '#app/studio/people/sign-in/proof-form.tsx';
import { menu } from './menu.ts';
import { studioMeta } from './studio-meta.ts';
import { StudioFrame } from './studio-frame.tsx';
import { studioHref } from '#app/access/studio-addresses.ts';
import type { StudioWords } from '../words/en/index.ts';
import { useStudioWords } from '../words/words.ts';
import { countNewEnquiries } from '#app/features/enquiries/inbox/inbox-figures.server.ts';
import { schoolMark } from '#app/sites/identity/icon-addresses.ts';
import { LinkButton } from '../kit/button.tsx';
import layout from '../kit/layout.module.css';
import { PageHeader } from '../kit/page-header.tsx';
import { type FrameData, useFrameData } from './frame-data.ts';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export async function loader({ context }: Route.LoaderArgs): Promise<FrameData> {
  const { name, email, role } = requirePermission(context, 'studio.enter');
  const { profile } = await loadSchool(context);
  const { services, site } = context.get(requestContext);
  return {
    name,
    email,
    role,
    school: { school: profile.name, mark: schoolMark(site.identity) },
    owedFactor: context.get(owedFactorContext),
    menu: menu.filter(({ permission }) => mayDo(role, permission)).map(({ href }) => href),
    newEnquiries: mayDo(role, 'enquiries.read')
      ? await countNewEnquiries(services.database.reads, site.schoolCode)
      : 0,
  };
}

export const meta: Route.MetaFunction = studioMeta((words, { error }) =>
  proofIn(error)
    ? words.people.proof.title
    : error
      ? troubleWords(statusOf(error), words).title
      : words.studio,
);

/** The frame around every page that requires signing in. */
export default function StudioPage({ loaderData }: Route.ComponentProps) {
  return (
    <StudioFrame {...loaderData}>
      <Outlet />
    </StudioFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const frameData = useFrameData();
  const proof = proofIn(error);
  if (proof) return <ProofForm proof={proof} />;
  const trouble = <StudioTrouble status={statusOf(error)} />;
  if (!frameData) return <main>{trouble}</main>;
  return (
    <StudioFrame {...frameData} isTrouble>
      {trouble}
    </StudioFrame>
  );
}

/** The proof that a form needs, see proof.server.ts. */
const proofIn = (error: unknown) =>
  isRouteErrorResponse(error) ? (error.data as { proof?: ProofRequest } | null)?.proof : undefined;

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);

function StudioTrouble({ status }: { status: number }) {
  const words = useStudioWords();
  const { title, text } = troubleWords(status, words);
  return (
    <div className={layout.page}>
      <PageHeader title={title} lead={text} />
      <p>
        <LinkButton kind="primary" to={studioHref('dashboard')}>
          {words.errors.toDashboard}
        </LinkButton>
      </p>
    </div>
  );
}

function troubleWords(status: number, { errors }: StudioWords): { title: string; text: string } {
  if (status === 404) return { title: errors.notFound, text: errors.notFoundText };
  if (status === 403) return { title: errors.forbidden, text: errors.forbiddenText };
  return { title: errors.unexpected, text: errors.unexpectedText };
}
