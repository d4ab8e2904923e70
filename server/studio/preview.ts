import { studioHrefThen, studioPaths } from '#app/access/studio-addresses.ts';
import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { mayDo } from '#app/access/permissions.ts';
import { findStaff } from '#app/access/sessions/signed-in.server.ts';
import { renderFailures, requestContext } from '#app/platform/http/request-context.ts';
import { lookAhead } from '#app/publishing/commands/look-ahead.server.ts';
import { findType, itemAddress } from '#app/studio/content/types/all.ts';
import { words } from '#app/studio/content/words.ts';
import type { AppEnv } from '#server/app-env.ts';

const ADDRESS = new RegExp(`^${studioPaths.preview}/(?<type>[a-z]+)/(?<id>[0-9a-z-]{1,64})$`);
const STYLES = studioPaths.previewStyles;
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

export const isPreview = (path: string) => path.startsWith(`${studioPaths.preview}/`);

/** The page that families would see, with the working copy in it, for staff alone and kept nowhere. */
export function createPreview(build: ServerBuild, mode: string) {
  const handle = createRequestHandler(build, mode);

  return async (c: Context<AppEnv>): Promise<Response> => {
    const { services } = c.var;
    if (c.req.path === STYLES)
      return c.body(BAR_STYLES, 200, { ...PRIVATE, 'content-type': 'text/css; charset=utf-8' });
    const staff = await findStaff(services, c.req.raw.headers);
    if (!staff) return c.redirect(studioHrefThen('signIn', c.req.path), 302);
    const { type: name, id } = ADDRESS.exec(c.req.path)?.groups ?? {};
    const type = findType(name);
    if (!type || !id) return c.text('There is nothing here.', 404, PRIVATE);
    if (!mayDo(staff.role, 'content.read')) return c.text('This is not for you.', 403, PRIVATE);

    const page = await lookAhead(services, type, id, async (ahead, address) => {
      const context = new RouterContextProvider();
      const failures: unknown[] = [];
      context.set(renderFailures, failures);
      context.set(requestContext, {
        services: ahead,
        site: services.site,
        requestId: c.var.requestId,
        now: services.clock(),
      });
      const response = await handle(new Request(new URL(address, c.req.url)), context);
      if (failures.length > 0) c.var.log.error({ err: failures[0] }, 'preview not rendered whole');
      return { status: response.status, headers: response.headers, html: await response.text() };
    });
    if (!page) return c.text('There is nothing here.', 404, PRIVATE);
    const headers = new Headers(page.headers);
    for (const [header, value] of Object.entries(PRIVATE)) headers.set(header, value);
    return new Response(withBar(page.html, itemAddress(type, id)), { status: page.status, headers });
  };
}

/** Behind the link that skips to the main part, which has to come first. */
function withBar(html: string, back: string): string {
  const { says, back: backWords } = words.previewBar;
  const bar = `<aside class="preview-bar" aria-label="${says}"><p>${says}</p><a href="${back}">${backWords}</a></aside>`;
  return html
    .replace(
      '</head>',
      `<meta name="robots" content="noindex" /><link rel="stylesheet" href="${STYLES}" /></head>`,
    )
    .replace('<header', `${bar}<header`);
}

const BAR_STYLES = `.preview-bar {
  position: sticky;
  inset-block-start: 0;
  z-index: 30;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 1rem;
  padding: 0.25rem 1rem;
  background: #141c42;
  color: #fffaf0;
  border-block-end: 4px solid #f2a51f;
  font-size: 0.9375rem;
}
.preview-bar a {
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  font-weight: 600;
}
@media print {
  .preview-bar {
    display: none;
  }
}
`;
