import { expect, test } from 'vitest';
import { contentDisposition } from './download-name.ts';

test.each([
  ['Winter timings.pdf', `inline; filename="Winter timings.pdf"; filename*=UTF-8''Winter%20timings.pdf`],
  ['FEES.PDF', `inline; filename="FEES.pdf"; filename*=UTF-8''FEES.pdf`],
  // The ending follows the content, not the name.
  ['photo.jpg', `inline; filename="photo.pdf"; filename*=UTF-8''photo.pdf`],
  ['Circular No. 5', `inline; filename="Circular No. 5.pdf"; filename*=UTF-8''Circular%20No.%205.pdf`],
  [
    'सूचना.pdf',
    `inline; filename="document.pdf"; filename*=UTF-8''%E0%A4%B8%E0%A5%82%E0%A4%9A%E0%A4%A8%E0%A4%BE.pdf`,
  ],
  // Nothing in a name ends the header or starts another parameter.
  [
    'a"; filename=b.exe\r\n.pdf',
    `inline; filename="a_ filename_b.exe_.pdf"; filename*=UTF-8''a%22%3B%20filename%3Db.exe%0D%0A.pdf`,
  ],
  ["it's (2).pdf", `inline; filename="it_s (2).pdf"; filename*=UTF-8''it%27s%20%282%29.pdf`],
  ['\ud800.pdf', `inline; filename="document.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
])('%j is offered as %s', (name, header) => {
  expect(contentDisposition(name)).toBe(header);
  expect(new Headers({ 'content-disposition': contentDisposition(name) }).get('content-disposition')).toBe(
    header,
  );
});
