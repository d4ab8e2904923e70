import type { Context } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { mayDo } from '#app/access/permissions.ts';
import { studioHrefThen, studioPaths } from '#app/access/studio-addresses.ts';
import { findType } from '#app/content-types.ts';
import { permissionOn } from '#app/publishing/content-type.ts';
import { renderFailures, requestContext } from '#app/platform/http/request-context.ts';
import type { SiteServices } from '#app/platform/services.ts';
import { inspectItemPreview } from '#app/publishing/commands/inspect-preview.server.ts';
import { documentAddress } from '#app/studio/content/types/addresses.ts';
import { findTranslationType } from '#app/studio/content/document-type.server.ts';
import { studioWordsOf } from '#app/studio/words/words.ts';
import type { StudioLanguage } from '#app/words/studio-languages.ts';
import type { AppEnv } from '#server/app-env.ts';
import { allowStudioFrame } from './framed.ts';
import { staffOf } from './rules.ts';

const ADDRESS = new RegExp(
  `^${studioPaths.preview}/(?:in/(?<language>[a-z]+)/)?(?<type>[a-z]+)/(?<id>[0-9a-z-]{1,64})$`,
);

/** The page that families would see, with the draft in it and a link back to the form, for staff only. */
export function createPreview(build: ServerBuild, mode: string) {
  const handle = createRequestHandler(build, mode);

  return async (c: Context<AppEnv>): Promise<Response> => {
    const { services } = c.var;
    const staff = await staffOf(c);
    if (!staff) return c.redirect(studioHrefThen('signIn', c.req.path), 302);
    const params = ADDRESS.exec(c.req.path)?.groups ?? {};
    const { language: prefix, id } = params;
    const { languages } = services.sites.of(staff.schoolCode);
    const language = languages.find((each) => each === prefix);
    const words = studioWordsOf(staff.language);
    const type = prefix
      ? language && (await findTranslationType({ services, staff, words }, params, language))
      : findType(params['type']);
    if (!type || !id) return c.text('Page not found.', 404);
    if (!mayDo(staff.role, permissionOn(type, 'content.read')))
      return c.text('You do not have permission to see this.', 403);

    const framed = c.req.query('framed') !== undefined;
    const there = language ? { ...services, site: services.sites.of(staff.schoolCode, language) } : services;
    const page = await inspectItemPreview(there, type, id, (previewServices, address) =>
      renderPreview(c, handle, {
        previewServices,
        address,
        back: documentAddress(type, id),
        language: staff.language,
        framed,
      }),
    );
    return page ?? c.text('Page not found.', 404);
  };
}

interface PreviewOptions {
  previewServices: SiteServices;
  address: string;
  /** The form that this previews. */
  back: string;
  /** The studio language of the viewer. */
  language: StudioLanguage;
  framed: boolean;
}

async function renderPreview(
  c: Context<AppEnv>,
  handle: ReturnType<typeof createRequestHandler>,
  { previewServices, address, back, language, framed }: PreviewOptions,
): Promise<Response> {
  const { services } = c.var;
  const context = new RouterContextProvider();
  const failures: unknown[] = [];
  context.set(renderFailures, failures);
  context.set(requestContext, {
    services: previewServices,
    site: previewServices.site,
    requestId: c.var.requestId,
    now: services.clock(),
    preview: { back, language, framed },
  });
  const response = await handle(new Request(new URL(address, c.req.url)), context);
  if (failures.length > 0) c.var.log.error({ err: failures[0] }, 'a part of the preview is missing');
  // Read completely while the transaction is open.
  const body = await response.arrayBuffer();
  return framed ? allowStudioFrame(response, body) : new Response(body, response);
}
