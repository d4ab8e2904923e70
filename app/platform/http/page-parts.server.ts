export interface PageContents {
  /** Where the styles of each part go: at the end of the head, or directly after the start tag of a section. */
  parts: number[];
  /** One of each kind. */
  elements: PageElement[];
  hasIsland: boolean;
  hasList: boolean;
  /** The classes of the elements that contain islands or a list, and of those themselves. */
  aroundAdded: Set<string>;
}

/** What the styles of an element depend on: its name, its classes and those of the elements around it. */
export interface PageElement {
  name: string;
  classes: string[];
  around: PageElement | undefined;
  /** The first part that has one like it. */
  part: number;
}

/**
 * The parts are the head, then each section and the footer. The validator accepts styles at the beginning of an
 * element, if they are for nothing before it (https://github.com/whatwg/html/issues/12951). A section within an island
 * has none, because React hydrates it, and nor has one that a script replaces by that of another page.
 */
export function readPage(html: string): PageContents {
  const head = html.indexOf('</head>');
  const parts = [head];
  const aroundAdded = new Set<string>();
  let [hasIsland, hasList] = [false, false];
  const known = new Map<string, Place>();
  const open: Place[] = [];
  for (const { 0: tag, 1: end, 2: name = '', 3: attributes = '', index } of html.slice(head).matchAll(TAG)) {
    if (end) {
      open.pop();
      continue;
    }
    const around = open.at(-1);
    const isIsland = attributes.includes(' data-island=');
    const mayHaveParts =
      (around?.mayHaveParts ? AROUND_PARTS.has(name) : name === 'main') &&
      !isIsland &&
      !attributes.includes(' data-browse-results');
    if (mayHaveParts ? PARTS.has(name) : name === 'footer' && around?.element.name === 'body')
      parts.push(head + index + tag.length);
    const isList = attributes.includes(' data-browse-');
    hasIsland ||= isIsland;
    hasList ||= isList;
    const classes = CLASS.exec(attributes)?.[1] ?? '';
    const key = `${around?.id ?? ''} ${mayHaveParts} ${name} ${classes}`;
    let place = known.get(key);
    if (!place) {
      const element = {
        name,
        classes: classes ? classes.split(' ') : [],
        around: around?.element,
        part: parts.length - 1,
      };
      place = { id: known.size, element, mayHaveParts };
      known.set(key, place);
    }
    if (isIsland || isList)
      for (let one: PageElement | undefined = place.element; one; one = one.around)
        for (const className of one.classes) aroundAdded.add(className);
    if (!VOID.has(name) && !tag.endsWith('/>')) open.push(place);
  }
  const elements = [...known.values()].map(({ element }) => element);
  return { parts, elements, hasIsland, hasList, aroundAdded };
}

interface Place {
  id: number;
  element: PageElement;
  mayHaveParts: boolean;
}

const TAG = /<(\/?)([a-z][a-z\d]*)((?:[^">]|"[^"]*")*)>/gi;
const CLASS = / class="([^"]+)"/;
const PARTS = new Set(['section', 'article', 'nav', 'aside']);
const AROUND_PARTS = new Set([...PARTS, 'header', 'div']);
const VOID = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
