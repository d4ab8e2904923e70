// Renders the demo school's pictures: npm run art -- [names…] [--preview|--final|--list|--measure|--sheet]. See art/README.md.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { findBlender, findDenoiser } from './lib/art/art-programs.mjs';
import { readManifest, sizes, stateOf } from './lib/art/art-manifest.mjs';
import { renderAll } from './lib/art/art-queue.mjs';
import { makeSheet } from './lib/art/art-sheet.mjs';
import { pinnedNode, root, run, say, stop } from './lib/project.mjs';

const usage = `npm run art -- [names…] [options]

  names            pictures of art/pictures.json, or a scene as "scene:garden"; none means all
  --preview        400 px wide, 8 samples, PNG, always rendered again (the default)
  --final          full size JPEG into db/demo/pictures, only pictures that are not up to date
  --force          with --final: also pictures that are up to date
  --list           list all pictures and whether they are up to date, render nothing
  --measure        write the data of finished pictures to db/demo/measured-pictures.json, render nothing
  --sheet          put small copies of the finished pictures with their names on docs/contact-sheet.jpg, render nothing
  --out folder     where previews go (default: a folder under the system's temporary one)
  --threads n      processor threads for Blender (default 2)
  --hold-file f    wait before each picture while the file f exists`;

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean' },
    final: { type: 'boolean' },
    force: { type: 'boolean' },
    list: { type: 'boolean' },
    measure: { type: 'boolean' },
    sheet: { type: 'boolean' },
    help: { type: 'boolean' },
    out: { type: 'string' },
    threads: { type: 'string', default: '2' },
    'hold-file': { type: 'string' },
  },
});

if (options.help) {
  say(usage);
  process.exit(0);
}

const all = readManifest();
const chosen = choose(all, wanted);
const states = new Map(chosen.map((picture) => [picture.name, stateOf(picture)]));

if (options.list) {
  for (const picture of chosen) {
    const { width, height } = sizes[picture.size];
    say(
      `${picture.name.padEnd(30)} ${picture.scene.padEnd(14)} ${width}×${height}  ${states.get(picture.name)}`,
    );
  }
  say(`${chosen.length} pictures`);
  process.exit(0);
}

if (options.measure) process.exit(await measure());

if (options.sheet) {
  await makeSheet(chosen);
  process.exit(0);
}

const due = options.final
  ? chosen.filter(({ name }) => options.force || states.get(name) !== 'up to date')
  : chosen;
if (due.length === 0) {
  say('Every picture is up to date.');
  process.exit(0);
}

const folder = options.final
  ? join(root, 'db', 'demo', 'pictures')
  : (options.out ?? join(tmpdir(), 'school-art-previews'));
mkdirSync(folder, { recursive: true });
say(`${due.length} pictures to render into ${folder}`);
const failed = await renderAll(due, {
  final: Boolean(options.final),
  folder,
  threads: Number(options.threads),
  hold: options['hold-file'],
  blender: findBlender(),
  denoiser: findDenoiser(),
});
if (failed.length > 0) stop(`Not rendered: ${failed.join(', ')}`);
if (options.final) process.exit(await measure());

function measure() {
  return run(pinnedNode, [join(root, 'scripts', 'measure-pictures.ts')]);
}

function choose(pictures, names) {
  if (names.length === 0) return pictures;
  const unknown = names.filter((name) => !pictures.some((picture) => matches(picture, name)));
  if (unknown.length > 0) stop(`No such picture: ${unknown.join(', ')}\n\n${usage}`);
  return pictures.filter((picture) => names.some((name) => matches(picture, name)));
}

function matches(picture, name) {
  return name.startsWith('scene:') ? picture.scene === name.slice(6) : picture.name === name;
}
