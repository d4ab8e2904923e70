import { type RichNode } from '#app/core/text/rich/rich-tree.ts';
import { languageNames, languageTags, type Locale } from '#app/words/locales.ts';
import { htmlOf, markdownOf, escapeAttribute, escapeMarkdown } from './html-and-markdown.ts';

/** Exported in two formats: as an HTML page and as Markdown. */
export interface ExportDocument {
  title: string;
  language: Locale;
  nodes: RichNode[];
  /** The same document in other languages. */
  others?: readonly { href: string; language: Locale }[];
}

/** A page that works from the disk: no script, nothing from other sites, one style sheet. */
export function htmlPage(
  { title, language, nodes, others = [] }: ExportDocument,
  { school, depth, kind }: { school: string; depth: number; kind: 'first' | 'item' },
): string {
  const up = '../'.repeat(depth);
  const back =
    kind === 'first' ? '' : `<nav><a href="${up}index.html">${escapeAttribute(school)}</a></nav>\n`;
  const otherLinks = others
    .map(({ href, language: into }) => {
      const tag = languageTags[into];
      return `<p><a href="${escapeAttribute(href)}" lang="${tag}" hreflang="${tag}">${languageNames[into]}</a></p>\n`;
    })
    .join('');
  return `<!doctype html>
<html lang="${languageTags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeAttribute(kind === 'first' || title === school ? title : `${title} – ${school}`)}</title>
<link rel="stylesheet" href="${up}style.css">
</head>
<body class="${kind}">
${back}<main>
<h1>${escapeAttribute(title)}</h1>
${otherLinks}${htmlOf(nodes)}</main>
</body>
</html>
`;
}

export const markdownPage = ({ title, nodes }: ExportDocument): string =>
  `# ${escapeMarkdown(title.replaceAll(/\s+/g, ' '))}\n\n${markdownOf(nodes)}\n`;

/** A path as a link: percent-encoded, slashes kept. */
export const hrefTo = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

export const STYLE = `:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#fffaf0;color:#1f2a5c;font:1.0625rem/1.6 Mukta,"Noto Sans Devanagari","Nirmala UI","Kohinoor Devanagari",system-ui,sans-serif;overflow-wrap:anywhere}
main,nav{max-width:44rem;margin:0 auto;padding:1.5rem 1.25rem}
nav{padding-bottom:0}
main{padding-bottom:5rem}
h1,h2,h3{font-family:Eczar,Georgia,"Noto Serif Devanagari",serif;line-height:1.15;text-wrap:balance}
:lang(hi-IN){line-height:1.7}
h1:lang(hi-IN),h2:lang(hi-IN),h3:lang(hi-IN){line-height:1.4}
h1{font-size:clamp(2rem,1.4rem + 3vw,3.25rem);margin:.5rem 0 1.25rem}
h2{font-size:1.75rem;margin:3rem 0 .75rem;padding-top:.75rem;border-top:3px solid #f2a51f}
h3{font-size:1.25rem;margin:2rem 0 .5rem}
a{color:#8f3d1f;text-underline-offset:.2em}
a:focus-visible{outline:3px solid #8f3d1f;outline-offset:2px}
img{max-width:100%;height:auto;display:block}
figure{margin:1.5rem 0}
figcaption{color:#4a5280;font-size:.9375rem;margin-top:.4rem}
blockquote{margin:1.5rem 0;padding-left:1.25rem;border-left:4px solid #f2a51f}
table{border-collapse:collapse;display:block;overflow-x:auto}
td,th{border:1px solid #d9c49b;padding:.4rem .7rem;text-align:left;vertical-align:top}
dl{display:grid;gap:.15rem 1.25rem;grid-template-columns:minmax(6rem,auto) 1fr;margin:1rem 0 1.5rem}
dt{color:#4a5280}
dd{margin:0}
.first main{max-width:56rem}
.first ul{list-style:none;margin:0;padding:0;border-bottom:1px solid #d9c49b}
.first li{border-top:1px solid #d9c49b;padding:.45rem 0;min-height:2.75rem}
.first small{color:#4a5280;font-size:.9375rem;font-variant-numeric:tabular-nums}
@media print{body{background:none}}
`;
