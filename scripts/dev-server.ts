// Development: a plain HTTP server with Vite in front of the app, which is reloaded when a file changes.
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { parseConfig } from '#app/platform/config.ts';
import { restrictUmask } from '#app/platform/private-files.ts';
import { join } from 'node:path';
import { KIT_SAMPLES, renderKitSamples } from './lib/kit-samples.ts';
import { root } from './lib/project.mjs';

/** What a page's script may import: our own browser sources, and the packages as prebundled by Vite. */
const SERVED = ['app', 'content', 'node_modules/.vite', 'node_modules/vite/dist/client'];

/** Vite's default list, which ours replaces. */
const NEVER = ['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**'];

/** The files that Vite serves in development: never the school's data, wherever its folder is. */
const filesForBrowsers = (dataDir: string) => ({
  strict: true,
  allow: SERVED.map((folder) => join(root, folder)),
  deny: [...NEVER, `${literally(dataDir)}/**`],
});

/** A folder's name may contain characters that are special in a pattern. */
const literally = (path: string) => path.replaceAll(/[\\*?[\]{}()!+@|]/g, '\\$&');

restrictUmask();
const config = parseConfig();
const server = createServer();
const vite = await createVite({
  server: { middlewareMode: true, hmr: { server }, fs: filesForBrowsers(config.dataDir) },
  appType: 'custom',
});

const { openServices } = await load<typeof import('../server/open-services.ts')>('/server/open-services.ts');
const services = await openServices(config);
services.revisions.start(250);

const { startBackgroundWork } = await load<typeof import('../server/jobs/background-work.ts')>(
  '/server/jobs/background-work.ts',
);
await startBackgroundWork(services, {
  submit: (path, request) => fetch(`http://localhost:${config.port}${path}`, request),
});

// The app is created again only after its module was reloaded.
let made: { by: unknown; listener: ReturnType<typeof getRequestListener> } | undefined;
function listenerOf(create: typeof import('../server/development-app.ts').createDevelopmentApp) {
  if (made?.by !== create) made = { by: create, listener: getRequestListener(create(services).fetch) };
  return made.listener;
}

server.on('request', (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      const [path, search] = request.url!.split('?');
      if (path === KIT_SAMPLES) {
        const page = await renderKitSamples(vite, new URLSearchParams(search));
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
        return;
      }
      const { createDevelopmentApp } = await load<typeof import('../server/development-app.ts')>(
        '/server/development-app.ts',
      );
      await listenerOf(createDevelopmentApp)(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      console.error(error);
      response.writeHead(500).end('See the terminal.');
    }
  });
});

// Pages are rendered on the server only, so every change reloads the page.
vite.watcher.on('change', () => vite.ws.send({ type: 'full-reload' }));

// Vite serves source files to anyone, so it listens on this machine only, unless HOST is set.
server.listen(config.port, config.host ?? 'localhost', () => {
  console.log(`The site is running for development at http://localhost:${config.port}/`);
  if (services.mailer.notice) console.log(services.mailer.notice);
});

function load<Module>(path: string): Promise<Module> {
  return vite.ssrLoadModule(path) as Promise<Module>;
}
