import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { runNginx } from '../servers/run-nginx.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';

/**
 * These pages with everything that a phone loads for them, byte for byte, as files behind nginx: the cost of
 * a page without any optimisation.
 */
export async function startSavedCopy(nginx: string, browser: Browser, site: string, addresses: string[]) {
  const folder = makeTemporaryFolder();
  mkdirSync(join(folder, 'files'));
  const files: SavedFile[] = [];
  for (const address of await everythingOf(browser, site, addresses)) {
    const answer = await fetch(site + address);
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    const body = Buffer.from(await answer.arrayBuffer());
    const isText = /^text|javascript|json|svg/.test(type);
    writeFileSync(join(folder, 'files', String(files.length)), isText ? brotliCompressSync(body) : body);
    files.push({ address, type, encoding: isText ? 'br' : '' });
  }
  return runNginx(nginx, folder, { http: mapsOf(files), server: BY_MAP });
}

/** What a browser requests, page by page, until the network is idle. */
async function everythingOf(browser: Browser, site: string, addresses: string[]): Promise<Set<string>> {
  const requested = new Set(addresses);
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  const page = await context.newPage();
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().startsWith(site))
      requested.add(request.url().slice(site.length));
  });
  for (const address of addresses) {
    await page.goto(site + address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(3000);
  }
  await context.close();
  return requested;
}

interface SavedFile {
  address: string;
  type: string;
  encoding: string;
}

/** By path and query together, because by default nginx finds a file by its path only. */
const mapsOf = (files: SavedFile[]) => `
  map_hash_bucket_size 512;
  map $request_uri $file { default none; ${files.map(({ address }, at) => `"${address}" ${at};`).join(' ')} }
  map $request_uri $type { ${files.map(({ address, type }) => `"${address}" "${type}";`).join(' ')} }
  map $request_uri $encoding { ${files.map(({ address, encoding }) => `"${address}" "${encoding}";`).join(' ')} }
`;

const BY_MAP = `
    types {}
    default_type '';
    location / {
      add_header content-type $type;
      add_header content-encoding $encoding;
      try_files /files/$file =404;
    }
`;
