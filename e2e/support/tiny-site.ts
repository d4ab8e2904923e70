import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TinySite {
  url: string;
  close(): Promise<void>;
}

/** A site of a few hand-written pages by path, including files that end in .js or .css. */
export async function openTinySite(pages: Record<string, string>): Promise<TinySite> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const body = pages[path];
    const type = /\.(js|css|svg)$/.exec(path)?.[1];
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type':
        { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' }[type ?? ''] ?? 'text/html',
      'content-security-policy': "default-src 'self'; img-src 'self' http://127.0.0.1:*",
    });
    response.end(body ?? document('Not here', '<p>There is nothing to be found at this address.</p>'));
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** A page without any findings, except those of the given content. */
export const document = (title: string, main: string, { head = '', menu = '' } = {}) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/icon.svg">
<title>${title}</title>
${head}
</head>
<body>
<header><nav aria-label="Main"><ul>${menu || '<li><a href="/">Home</a></li>'}</ul></nav></header>
<main id="main"><h1>${title}</h1>${main}</main>
</body>
</html>`;

export const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
