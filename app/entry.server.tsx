import './studio/words/load-every-language.server.ts';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import pageStyles from 'virtual:page-styles';
import { LinksContext } from './links.ts';
import { allowStyles, contentSecurityPolicy } from './platform/http/content-security-policy.ts';
import { placeStyles, styleHash } from './platform/http/page-styles.server.ts';
import { recordFailure, requestContext } from './platform/http/request-context.ts';
import { scriptNonce } from './platform/http/script-nonce.ts';
import { IdentityContext } from './sites/identity/identity-context.ts';
import { themeStyles } from './sites/identity/theme-styles.server.ts';
import { NonceContext } from './studio/frame/studio-document.tsx';
import { UnsentEnquiry } from './site/contact/unsent-enquiry.tsx';
import { RequestIdContext, UnsentContext } from './site/unexpected-error.tsx';

/** A public page is rendered as a whole string: it is compressed and cached, so streaming would not help. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const nonce = context.get(scriptNonce);
  const requestData = context.get(requestContext);
  const page = (
    <RequestIdContext value={requestData.requestId}>
      <UnsentContext value={<UnsentEnquiry page={routerContext} requestData={requestData} />}>
        <NonceContext value={nonce}>
          <IdentityContext value={requestData.site.identity}>
            <LinksContext value={requestData.site}>
              <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
            </LinksContext>
          </IdentityContext>
        </NonceContext>
      </UnsentContext>
    </RequestIdContext>
  );
  // Only a stream can carry the data that hydrates a studio page.
  if (nonce) return new Response(await renderToReadableStream(page, { nonce }), { status, headers });

  const html = renderToString(page);
  const tags = scriptsOf(html, routerContext.manifest).map(
    (src) => `<script type="module" src="${src}" fetchpriority="low"></script>`,
  );
  const whole = html.replace('</head>', `${tags.join('')}</head>`);
  const themeCss = themeStyles(requestData.site.identity);
  const dressed = pageStyles
    ? withStyles(whole, routerContext, headers, themeCss)
    : developed(whole, themeCss);
  return new Response(`<!DOCTYPE html>${dressed}`, { status, headers });
}

/** With inline styles a page is visible after its first response; the policy names them by their hashes. */
function withStyles(
  html: string,
  { staticHandlerContext }: EntryContext,
  headers: Headers,
  themeCss: string,
): string {
  const route = staticHandlerContext.matches.at(-1)?.route.id;
  const placed = placeStyles(pageStyles!, route, html.replaceAll(STYLE_LINK, ''), themeCss);
  const policy = headers.get('content-security-policy') ?? contentSecurityPolicy({ production: true });
  headers.set('content-security-policy', allowStyles(policy, placed.blocks.map(styleHash)));
  return placed.html;
}

/** During development, Vite adds the page's own styles. */
const developed = (html: string, themeCss: string) =>
  themeCss ? html.replace('</head>', `<style>${themeCss}</style></head>`) : html;

const STYLE_LINK = /<link rel="stylesheet"[^>]*>/g;

/** Only a page with an island gets the script; every other page has none. Hot reload adds its own two. */
function scriptsOf(html: string, manifest: EntryContext['manifest']): string[] {
  const loader = html.includes('data-island=') ? [manifest.entry.module] : [];
  return manifest.hmr?.runtime ? [manifest.hmr.runtime, '/@vite/client', ...loader] : loader;
}

/** React Router passes on what a loader or component threw; a visitor who left is not a failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) recordFailure(context, error);
};
