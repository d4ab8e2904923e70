import { inflateSync } from 'node:zlib';
import readQrCode from 'jsqr';
import sharp, { type Sharp } from 'sharp';
import type { Announcement } from '#app/notice-cards/announcement.ts';

/** 300 letters, as many as a title may have. */
export const longTitles = {
  English:
    'From Monday, because of dense fog in the mornings, Nursery and KG begin at 9:30 AM and Grades 1 to 8 at 9:00 AM; every bus leaves its stop 30 minutes later than now, the gate opens at 8:40 AM, and the assembly is held indoors in the hall until the office tells you in writing that the fog has gone'.padEnd(
      300,
      '.',
    ),
  Hindi:
    'सुबह के घने कोहरे के कारण सोमवार से नर्सरी और केजी की कक्षाएँ सुबह 9:30 बजे और कक्षा 1 से 8 तक की कक्षाएँ सुबह 9 बजे शुरू होंगी; हर बस अपने ठहराव से अभी के समय से 30 मिनट बाद चलेगी, गेट 8:40 बजे खुलेगा और जब तक कार्यालय लिखकर न बताए कि कोहरा छँट गया है, प्रार्थना सभा मैदान के बजाय हॉल में होगी'.padEnd(
      300,
      '।',
    ),
  'the widest letters without a space': 'W'.repeat(300),
};

export const announcement = (changed: Partial<Announcement> = {}): Announcement => ({
  title: 'Parent–teacher meeting',
  head: { large: '28', lines: ['Saturday', 'November 2026'] },
  when: 'Saturday, 28 November 2026',
  facts: ['9:00 AM to 12:00 PM', 'Grades 1 to 5, in your child’s classroom'],
  text: 'Please bring your child’s diary. Each family has ten minutes; the class teacher sends your time.',
  picture: { path: 'a/picture.jpg', width: 1280 },
  url: 'https://www.school.example/NewsArticle?id=01jd3k4m5n6p7q8r9s0t1v2w3x',
  school: {
    name: 'Sample International School',
    phone: '+91 00000 00000',
    email: 'office@school.example',
    address: 'Sample Road, Sample Colony, Sample City 000000',
  },
  ...changed,
});

export const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 1280, height: 800, channels: 3, background: '#7a9a4c' } })
    .jpeg()
    .toBuffer();

/** The content of the QR code on a picture; undefined if no reader finds one. */
export async function decoded(picture: Uint8Array | Sharp): Promise<string | undefined> {
  const image = picture instanceof Uint8Array ? sharp(picture) : picture;
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return readQrCode(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: 'dontInvert' })
    ?.data;
}

/** The picture that fills the page of a PDF, and the size of that page. */
export function pictureOfPdf(pdf: Uint8Array): { image: Sharp; page: string; head: string } {
  const text = Buffer.from(pdf).toString('latin1');
  const [, width = '', height = ''] = /\/Width (\d+) \/Height (\d+)/.exec(text)!;
  const entry = /\/Filter \/(\w+) \/Length (\d+)>>\nstream\n/.exec(text)!;
  const start = entry.index + entry[0].length;
  const bytes = Buffer.from(pdf).subarray(start, start + Number(entry[2]));
  const raw = { width: Number(width), height: Number(height), channels: 1 as const };
  const image = entry[1] === 'DCTDecode' ? sharp(bytes) : sharp(inflateSync(bytes), { raw });
  return { image, page: /\/MediaBox \[([^\]]*)\]/.exec(text)![1]!, head: text.slice(0, 8) };
}
