/** Says in the page's place of its form that it cannot be sent. */
const FORM = /<form\b[^>]* method="post"[^>]*>.*?<\/form>/gs;

/** Removed with everything in them. React writes no `>` into an attribute, and none of these contains itself. */
const ELEMENTS = /<(script|iframe|video|audio|object)\b[^>]*>.*?<\/\1>/gs;
const TAGS = /<(?:link|source|embed|image)\b[^>]*>|<meta property="[^>]*>/g;

/** `data-props` has what a script would need, such as the addresses of photos. */
const ATTRIBUTES = / data-(?:props|island|hydrate|offline|today)="[^"]*"/g;

/** Words that are only true on the day of the visit, such as “Today”. */
const ONLY_THAT_DAY = /<(\w+) [^>]*data-only-that-day[^>]*>[^<]*<\/\1>/g;

/**
 * The text of a page, without scripts and pictures: a family may have a picture removed, and it would stay on phones.
 * What describes a picture takes its place. The drawings of the site itself stay.
 */
export const textOnly = (html: string, insteadOfForm: string): string =>
  html
    .replace(FORM, (form) => (form.includes(' data-to-worker=') ? form : insteadOfForm))
    .replace(ELEMENTS, '')
    .replace(TAGS, '')
    .replace(ONLY_THAT_DAY, '')
    .replace(ATTRIBUTES, '')
    .replace(/<img\b[^>]*>/g, withoutPicture);

function withoutPicture(tag: string): string {
  if (/ src="\/assets\/[^"]*\.svg"/.test(tag)) return tag;
  if (!/ alt="[^"]/.test(tag)) return '';
  return tag.replace(/ (?:src|srcset|sizes|loading|fetchpriority|decoding)="[^"]*"/gi, '');
}

/** The name of the page in a list: its title without the name of the school. */
export function titleIn(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.split(' · ')[0]!;
}
