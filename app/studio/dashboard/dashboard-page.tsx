import type { Route } from './+types/dashboard-page.ts';
import { requirePermission } from '#app/features/staff/signed-in.server.ts';
import { studioMeta } from '../frame/studio-meta.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { name } = requirePermission(context, 'studio.enter');
  return { name };
}

export const meta = () => studioMeta('Start');

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  return <h1>Good day, {loaderData.name}</h1>;
}
