import type { Route } from './+types/settings-page.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { PlacePage } from './place-page.tsx';
import { studioMeta } from './studio-meta.ts';

export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'studio.enter');
  return null;
}

export const meta: Route.MetaFunction = studioMeta(({ places }) => places.settings);

export default function SettingsPage() {
  return <PlacePage of="settings" />;
}
