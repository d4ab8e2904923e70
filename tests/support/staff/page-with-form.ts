import { Hono } from 'hono';
import { type ActionFunctionArgs, data, type ServerBuild } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import { contactFormStamp, takeContactForm } from '#app/features/enquiries/form/contact-form.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import type { AppEnv } from '#server/app-env.ts';
import { canonicalAddress } from '#server/requests/canonical-address.ts';
import { resolveSite } from '#server/requests/resolve-site.ts';
import { createPages } from '#server/pages/pages.ts';
import type { TestSite } from '#tests/support/http/built-site.ts';

/** A page whose action accepts the contact form, like the real one; it shows its action's answer as JSON. */
export function openPageWithForm(site: TestSite) {
  const page = {
    default: () => null,
    loader: async ({ context }: ActionFunctionArgs) => ({
      stamp: await contactFormStamp(context.get(requestContext)),
    }),
    action: async ({ request, context }: ActionFunctionArgs) => {
      const answer = await takeContactForm(request, context.get(requestContext));
      if (answer.kind === 'sent') throw redirect('/ThankYou', 303);
      return data(answer, { status: answer.status });
    },
  };
  const route = { id: 'page', path: '/ContactUs', module: page };
  const build = {
    entry: {
      module: {
        default: (_request: Request, status: number, headers: Headers, context: RenderContext) => {
          const { actionData, loaderData } = context.staticHandlerContext;
          headers.set('content-type', 'application/json');
          return new Response(
            JSON.stringify({
              ...loaderData.page,
              answer: actionData?.page,
            }),
            {
              status,
              headers,
            },
          );
        },
      },
    },
    routes: { page: route },
    assets: {
      entry: {
        module: '',
        imports: [],
      },
      routes: { page: route },
      url: '',
      version: '',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: {
      mode: 'initial',
      manifestPath: '/__manifest',
    },
  } as unknown as ServerBuild;

  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set('requestId', 'request-1');
    c.set('log', site.services.log);
    await next();
  });
  app.use(resolveSite(site.services));
  app.use(canonicalAddress);
  app.all(
    '*',
    createPages(
      site.services,
      site.pageCache,
      build,
      'production',
      site.app.reads,
      site.app.dictionaries,
      () => undefined,
    ),
  );
  const post = async (body: BodyInit, headers: Record<string, string> = {}) =>
    app.request('/ContactUs', {
      method: 'POST',
      body,
      headers,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    });
  return { app, post };
}

interface RenderContext {
  staticHandlerContext: {
    loaderData: Record<string, object>;
    actionData: Record<string, unknown> | null;
  };
}
