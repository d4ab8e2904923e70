interface PdfPage {
  /** One of the two: a JPEG, or deflated grey bytes, one per pixel. */
  jpeg?: Uint8Array;
  grey?: Uint8Array;
  width: number;
  height: number;
  title: string;
  /** The alternative text, with everything that is readable on it. */
  says: string;
  /** The target of the link. */
  link: string;
}

/** A4 in points. */
const [WIDE, HIGH] = [595.28, 841.89];

/** A page of A4 filled by a picture, which every reader and print shop can handle. PDF 1.7 as in ISO 32000-1. */
export function pdfOfPicture({ jpeg, grey, width, height, title, says, link }: PdfPage): Buffer {
  const content = Buffer.from(
    `/Figure <</MCID 0>> BDC q ${WIDE} 0 0 ${HIGH} 0 0 cm /Picture Do Q EMC`,
    'latin1',
  );
  const dots = (jpeg ?? grey)!;
  const [filter, space] = jpeg ? ['DCTDecode', 'DeviceRGB'] : ['FlateDecode', 'DeviceGray'];
  const image = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /${space} /BitsPerComponent 8 /Filter /${filter}`;
  return written([
    object('/Type /Catalog /Pages 2 0 R /MarkInfo <</Marked true>> /StructTreeRoot 6 0 R'),
    object('/Type /Pages /Kids [3 0 R] /Count 1'),
    object(
      `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDE} ${HIGH}] /Resources <</XObject <</Picture 5 0 R>>>> /Contents 4 0 R /Annots [8 0 R] /StructParents 0`,
    ),
    object('', content),
    object(image, dots),
    object('/Type /StructTreeRoot /K 7 0 R /ParentTree <</Nums [0 [7 0 R]]>>'),
    object(`/Type /StructElem /S /Figure /P 6 0 R /Pg 3 0 R /K 0 /Alt ${text(says)}`),
    object(
      `/Type /Annot /Subtype /Link /Rect [0 0 ${WIDE} ${HIGH}] /Border [0 0 0] /A <</S /URI /URI (${escaped(link)})>>`,
    ),
    object(`/Title ${text(title)}`),
  ]);
}

const object = (entries: string, stream?: Uint8Array): Buffer =>
  stream
    ? Buffer.concat([
        Buffer.from(`<<${entries} /Length ${stream.length}>>\nstream\n`, 'latin1'),
        stream,
        Buffer.from('\nendstream', 'latin1'),
      ])
    : Buffer.from(`<<${entries}>>`, 'latin1');

/** The objects in order, each with its offset; the first is the root, the last is the document information. */
function written(objects: Buffer[]): Buffer {
  // Four bytes beyond ASCII, so that the file is treated as binary.
  const parts = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let length = parts[0]!.length;
  const starts = objects.map((each, at) => {
    const start = length;
    const part = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n`, 'latin1'),
      each,
      Buffer.from('\nendobj\n', 'latin1'),
    ]);
    parts.push(part);
    length += part.length;
    return start;
  });
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<</Size ${count} /Root 1 0 R /Info ${objects.length} 0 R>>\nstartxref\n${length}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(parts);
}

/** Any script, as UTF-16 with a byte order mark. */
const text = (value: string) => `<feff${Buffer.from(value, 'utf16le').swap16().toString('hex')}>`;

const escaped = (ascii: string) => ascii.replaceAll(/[\\()]/g, '\\$&');
