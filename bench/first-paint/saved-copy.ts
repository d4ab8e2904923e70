import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { pageAddress } from '#app/addresses.ts';
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
  const bare = await bareHome(site);
  writeFileSync(join(folder, 'files', String(files.length)), brotliCompressSync(bare));
  files.push({ address: BARE_HOME, type: 'text/html; charset=utf-8', encoding: 'br' });
  return runNginx(nginx, folder, { http: mapsOf(files), server: BY_MAP });
}

export const BARE_HOME = '/bare-home';

/** Home's heading and its first picture without anything else: what any page with that picture costs. */
async function bareHome(site: string): Promise<string> {
  const html = await (await fetch(site + pageAddress('home'))).text();
  const part = (pattern: RegExp) => {
    const found = pattern.exec(html)?.[0];
    if (!found) throw new Error(`home has nothing like ${pattern}`);
    return found;
  };
  const head = [/<meta charSet[^>]*>/, /<meta name="viewport"[^>]*>/, /<title>.*?<\/title>/, PRELOAD];
  const body = [/<h1[^>]*>.*?<\/h1>/s, /<picture>(?:(?!<\/picture>).)*fetchPriority="high".*?<\/picture>/s];
  return `<!DOCTYPE html><html lang="en"><head>${head.map(part).join('')}</head><body>${body.map(part).join('')}</body></html>`;
}

const PRELOAD = /<link rel="preload" as="image"[^>]*type="image\/avif"[^>]*>/;

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
