import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

interface Picture {
  scene: string;
  camera: string | { loc: number[]; target: number[]; lens: number };
  size: 'landscape' | 'portrait';
  options?: Record<string, string>;
  seed?: number;
  light?: string;
  subject: string;
  alt: string;
  used: string[];
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const pictures = Object.entries(readJson('art/pictures.json').pictures as Record<string, Picture>);
const rendered: Record<string, { bytes: number }> = existsSync('art/rendered.json')
  ? readJson('art/rendered.json')
  : {};
const sizes = { landscape: [1280, 853], portrait: [1200, 1280] };
const fileOf = (name: string) => join('db', 'demo', 'pictures', `${name}.jpg`);

/** How many pictures each location of the site needs. */
const wanted = {
  'home hero': 12,
  leadership: 3,
  learning: 3,
  facilities: 6,
  'skilling circle': 6,
  infrastructure: 4,
  'computer laboratory': 5,
  sports: 3,
  'thank-you page': 1,
  'annual day': 3,
  'science fair': 3,
  'sports day': 3,
  Diwali: 3,
  'Republic Day': 3,
  investiture: 3,
  'monsoon plantation': 3,
  'summer camp': 3,
};

describe('the list of pictures', () => {
  test('has enough for every location that shows them', () => {
    const counts = Object.keys(wanted).map((location) => [
      location,
      pictures.filter(([, { used }]) => used.includes(location)).length,
    ]);
    const short = counts.filter(
      ([location, count]) => Number(count) < wanted[location as keyof typeof wanted],
    );
    expect(short).toEqual([]);
  });

  test.each(pictures)('%s has a camera, its own or its scene’s', (_name, { scene, camera }) => {
    const source = readFileSync(join('art', 'scenes', `${scene}.py`), 'utf8');
    if (typeof camera === 'string') expect(source).toContain(`${camera}=dict(loc=`);
    else expect([camera.loc.length, camera.target.length, camera.lens]).toEqual([3, 3, expect.any(Number)]);
  });

  test.each(pictures)('%s is described in one sentence', (_name, { subject, alt, used, size }) => {
    expect(subject).not.toBe('');
    expect(used.length).toBeGreaterThan(0);
    expect(Object.keys(sizes)).toContain(size);
    expect(alt).toMatch(/^[A-Z][^.]{30,190}\.$/);
  });

  test('has no view and no description twice', () => {
    const views = pictures.map(([, { scene, options, camera, seed, light }]) =>
      JSON.stringify([scene, options, camera, seed, light]),
    );
    expect(new Set(views).size).toBe(views.length);
    expect(new Set(pictures.map(([, { alt }]) => alt)).size).toBe(pictures.length);
  });
});

describe('the finished pictures', () => {
  const finished = pictures.filter(([name]) => rendered[name]);

  test('are all in the list', () => {
    const names = pictures.map(([name]) => name);
    expect(Object.keys(rendered).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('have the right size in pixels and bytes', async () => {
    const wrong = [];
    for (const [name, { size }] of finished) {
      const bytes = existsSync(fileOf(name)) ? readFileSync(fileOf(name)) : undefined;
      if (!bytes) wrong.push(`${name}: missing`);
      else {
        const { format, width, height } = await sharp(bytes).metadata();
        const fits = format === 'jpeg' && String([width, height]) === String(sizes[size]);
        if (!fits || bytes.length < 80_000 || bytes.length > 220_000)
          wrong.push(`${name}: ${format} ${width}×${height}, ${bytes.length} bytes`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('weigh at most 12 MB together', () => {
    const total = finished.reduce((sum, [name]) => sum + rendered[name]!.bytes, 0);
    expect(total).toBeLessThan(12_000_000);
  });

  test('are shown together on a light contact sheet', async () => {
    const sheet = readFileSync(join('docs', 'contact-sheet.jpg'));
    expect(sheet.length).toBeLessThan(400_000);
    expect((await sharp(sheet).metadata()).format).toBe('jpeg');
  });
});
