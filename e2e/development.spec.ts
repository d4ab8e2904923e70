import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../scripts/lib/free-port.mjs';

/** Requested separately: the port next to another free port may be taken by the time it is needed. */
let port: number;
const SECRET = 'what-a-family-wrote';

// Vite prebundles all libraries first, which takes time on a busy machine.
test.setTimeout(180_000);
// One after the other, because each worker would start its own development server.
test.describe.configure({ mode: 'default' });

let dataDir: string;
let server: ChildProcess;

test.beforeAll(async () => {
  // Inside the project, like the default data folder: that is where Vite would serve files by itself.
  mkdirSync('test-results', { recursive: true });
  dataDir = mkdtempSync(resolve('test-results', 'school(development)-'));
  mkdirSync(join(dataDir, 'mail'));
  for (const name of [
    'mail/enquiry.eml',
    'mail/enquiry.js',
    'mail/enquiry.css',
    'mail/enquiry.json',
    'secret.svg',
  ])
    writeFileSync(join(dataDir, name), `/* ${SECRET} */`);
  port = await freePort();
  server = spawn('node', ['scripts/dev.mjs'], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  });
  await new Promise<void>((open, failed) => {
    server.stdout!.on('data', (output) => String(output).includes('running for development') && open());
    let complaint = '';
    server.stderr!.on('data', (output) => (complaint += String(output)));
    server.once('exit', () => failed(new Error(`the development server stopped: ${complaint}`)));
  });
});

test.afterAll(async () => {
  await stopped(server);
  rmSync(dataDir, { recursive: true, force: true });
});

test('in development a changed source file reloads the page, and its islands hydrate', async ({ page }) => {
  await page.goto(`http://localhost:${port}/SubGallery?id=lfis-diwali-2026`);
  await expect(page.locator('[data-island="photo-grid"][data-hydrated]')).toBeVisible();

  await page.evaluate(() => (document.body.dataset.old = 'yes'));
  utimesSync('app/words/en.ts', new Date(), new Date());
  await expect(page.locator('body[data-old]')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveCount(1);
});

test('in development neither the school’s data nor any other file of the machine is served', async () => {
  const inside = dataDir.slice(resolve('.').length);
  const within = (folder: string) =>
    [
      'school.sqlite',
      'secret.svg',
      'mail/enquiry.eml',
      'mail/enquiry.js',
      'mail/enquiry.css',
      'mail/enquiry.json',
    ].map((name) => `${folder}/${name}`);
  const others = [
    '.env',
    '.env.example',
    '.git/config',
    '.git/HEAD',
    '.npmrc',
    'package.json',
    'package-lock.json',
  ];
  const sources = [
    'server/main.ts',
    'scripts/dev-server.ts',
    'db/migrations/index.ts',
    'node_modules/pg/package.json',
  ];
  const files = [
    ...within(inside),
    ...within(`/@fs${dataDir}`),
    ...within(`/@fs/${dataDir}`),
    ...within(`/@fs${realpathSync(dataDir)}`),
    ...within(`/app/..${inside}`),
    ...[...others, ...sources].flatMap((name) => [`/${name}`, `/@fs${resolve(name)}`]),
    '/@fs/etc/passwd',
    '/@fs/etc/hostname',
  ];
  const spelled = (path: string) => [
    path,
    path.replaceAll('s', '%73'),
    path.replace(/\/(?=[^/]*$)/, '%2f'),
    path.replaceAll('(', '%28').replaceAll(')', '%29'),
    `/${path}`,
    `${path}/`,
  ];
  const queries = [
    '',
    '?raw',
    '?import&raw',
    '?raw??',
    '?import&?raw',
    '?url',
    '?inline',
    '?import',
    '?.svg?import',
    '?t=1&raw',
    '?raw%23',
    '%00',
    '?html-proxy',
  ];
  // Secret files in every spelling with every query, on both servers; for the others each spelling and each
  // query once, because Vite handles those independently of the file.
  const wholly = new Set([`${inside}/secret.svg`, `/@fs${dataDir}/secret.svg`, '/package.json']);
  const paths = files.flatMap((file) =>
    spelled(file).flatMap((path) =>
      wholly.has(file) || path === file ? queries.map((query) => path + query) : [path, path + '?import&raw'],
    ),
  );
  for (const path of paths) {
    const { status, body } = await ask(path);
    const what = `${status} ${path}`;
    expect(body, what).not.toMatch(
      new RegExp(SECRET + '|SQLite format 3|root:x:|repositoryformatversion|refs/heads'),
    );
    // Our own page may answer that nothing is there; a source or a package must never be served.
    expect(body, what).not.toMatch(
      /"lockfileVersion"|"license": "MIT"|createViteServer|import \* as firstSchema|DATABASE_URL=/,
    );
  }
  expect((await ask('/app/entry.client.ts')).body, 'what a page needs').toContain('hydrateIslands');
});

test('in development the components of the studio are shown with their states and styles', async ({
  page,
}) => {
  await page.goto(`http://localhost:${port}/studio-kit`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText('The studio’s kit');
  await expect(page.getByRole('heading', { level: 2, name: /^7 Table$/ })).toBeVisible();
  await expect(page.locator('#table table').first()).toHaveCSS('border-collapse', 'collapse');
  await page.goto(`http://localhost:${port}/studio-kit?language=hi`);
  await expect(page.locator('html')).toHaveAttribute('lang', /^hi/);
});

test('in development only this machine is listened on, unless HOST is set', async () => {
  const addresses = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
  for (const host of addresses) expect(await outcomeOf(host), host).toBe('ECONNREFUSED');
  expect([await outcomeOf('127.0.0.1'), await outcomeOf('::1')]).toContain('open');
});

/** Exactly this path, without the normalisation of browsers and URL parsers. */
async function ask(path: string): Promise<{ status: number; body: string }> {
  const socket = connect({ port, host: 'localhost' });
  socket.setEncoding('latin1').on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`);
  let received = '';
  for await (const chunk of socket) received += String(chunk);
  return { status: Number(received.split(' ')[1]), body: received };
}

async function outcomeOf(host: string): Promise<string> {
  const socket = connect({ port, host });
  try {
    await once(socket, 'connect');
    return 'open';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? '';
  } finally {
    socket.destroy();
  }
}

/** Stopped, or killed if that fails: a server left behind would block the whole run. */
async function stopped(process: ChildProcess) {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const gone = once(process, 'exit');
  process.kill();
  const force = setTimeout(() => process.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(force);
}
