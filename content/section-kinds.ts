/** One field of a section, or of a row of its list. */
export interface SectionField {
  name: string;
  /**
   * `rich`: text with bold, lists, links and tables. `table`: one table and nothing else. `page`: one of the site's pages,
   * or a part of one.
   */
  kind: 'line' | 'text' | 'rich' | 'table' | 'url' | 'picture' | 'paper' | 'choice' | 'page';
  label: string;
  help?: string;
  options?: readonly { value: string; label: string }[];
  /** Shown only while that other field is empty. */
  unless?: string;
}

/** A kind of section: its form in the studio, and what it may contain. */
export interface DeclaredSection {
  label: string;
  about: string;
  /** Its place in the chooser; `fixed` belongs to one page and is not offered, `menu` only to the menu. */
  group: 'words' | 'pictures' | 'facts' | 'fixed' | 'menu';
  fields: readonly SectionField[];
  /** The rows of its list; `isFixed`: as many as there are; `most`: no more would fit. */
  items?: { one: string; fields: readonly SectionField[]; isFixed?: boolean; most?: number };
  /** It cannot be moved or removed. */
  stays?: boolean;
  /** The school may hide it from families; it stays in the form. */
  canHide?: boolean;
}

const line = (name: string, label: string, help?: string): SectionField => ({
  name,
  kind: 'line',
  label,
  ...(help && { help }),
});
const text = (name: string, label: string, help?: string): SectionField => ({
  name,
  kind: 'text',
  label,
  ...(help && { help }),
});
const url = (name: string, label: string): SectionField => ({
  name,
  kind: 'url',
  label,
  help: 'A page of ours begins with /, as /ContactUs; any other with https://',
});
const choice = (
  name: string,
  label: string,
  options: readonly { value: string; label: string }[],
): SectionField => ({
  name,
  kind: 'choice',
  label,
  options,
});
const picture = (name = 'picture', label = 'Picture'): SectionField => ({ name, kind: 'picture', label });

const heading = line('heading', 'Heading');
const plainText = text('text', 'Text', 'Leave an empty line between paragraphs.');
const written: SectionField = { name: 'text', kind: 'rich', label: 'Text' };
const pictured = [
  picture(),
  choice('side', 'Where the picture stands', [
    { value: 'start', label: 'At the left edge' },
    { value: 'end', label: 'At the right edge' },
    { value: 'across', label: 'Right across' },
    { value: 'arch', label: 'In an arch' },
  ]),
] as const;
const wayOn = [
  line('actionWords', 'Words of the button'),
  url('actionTo', 'Where the button leads'),
] as const;
const below = choice('below', 'Below the text', [
  { value: 'portal', label: 'Button to the parent portal' },
  { value: 'app', label: 'Links to the parents’ app' },
  { value: 'registration', label: 'Button to register, while registration is open' },
]);
const entry = [
  { name: 'to', kind: 'page', label: 'Page' },
  line('name', 'Name', 'Without one, a page of our own goes by its title.'),
  { ...url('address', 'Address'), unless: 'to' },
] as const;
const named = [line('name', 'Name'), text('text', 'Text')] as const;

export const sectionKinds = {
  text: {
    label: 'Text',
    about: 'A heading and what there is to say, with a picture if you like.',
    group: 'words',
    fields: [heading, written, ...pictured, ...wayOn, below],
  },
  list: {
    label: 'List',
    about: 'Short lines, one below the other.',
    group: 'words',
    fields: [heading, written, ...pictured, ...wayOn, below],
    items: { one: 'line', fields: [text('text', 'Line')] },
  },
  steps: {
    label: 'Steps',
    about: 'What to do, one thing after another, with large numerals.',
    group: 'words',
    fields: [heading, written, ...pictured, ...wayOn, below],
    items: { one: 'step', fields: [line('heading', 'Step'), text('text', 'In words')] },
  },
  terms: {
    label: 'Terms',
    about: 'Names, and beside each what it means.',
    group: 'words',
    fields: [heading, written, ...pictured, ...wayOn, below],
    items: { one: 'term', fields: named },
  },
  quote: {
    label: 'Quote',
    about: 'One sentence, set very large.',
    group: 'words',
    fields: [text('text', 'Sentence')],
  },
  statement: {
    label: 'Statement',
    about: 'A few words as large as the page allows, and what is meant by them.',
    group: 'words',
    fields: [line('heading', 'Words'), plainText],
  },
  moments: {
    label: 'Moments',
    about: 'One thing after another on a string: a morning, a path.',
    group: 'words',
    fields: [
      heading,
      plainText,
      choice('way', 'How it runs', [
        { value: 'down', label: 'Down the page' },
        { value: 'across', label: 'Across it' },
      ]),
    ],
    items: { one: 'moment', fields: named },
  },
  photos: {
    label: 'Photos',
    about: 'Photos that open large when they are pressed.',
    group: 'pictures',
    fields: [
      choice('arrangement', 'How they hang', [
        { value: 'rows', label: 'In rows' },
        { value: 'mosaic', label: 'Five, one of them large' },
        { value: 'lanes', label: 'Three, side by side' },
      ]),
    ],
    items: { one: 'photo', fields: [picture(), line('caption', 'Caption')] },
  },
  doors: {
    label: 'Doors',
    about: 'Pictures in arches, each leading to a page.',
    group: 'pictures',
    fields: [heading, plainText],
    items: {
      one: 'door',
      fields: [
        line('name', 'Name'),
        line('detail', 'Beside the name'),
        text('text', 'Text'),
        picture(),
        url('to', 'Where it leads'),
      ],
    },
  },
  facts: {
    label: 'Facts',
    about: 'Three facts side by side, the first one large.',
    group: 'facts',
    fields: [],
    items: { one: 'fact', fields: [line('name', 'Name'), line('value', 'Fact')], most: 3 },
  },
  prices: {
    label: 'Prices',
    about: 'What things cost, and a paper to download.',
    group: 'facts',
    fields: [heading, written, { name: 'paper', kind: 'paper', label: 'Paper to download' }],
    items: {
      one: 'price',
      fields: [line('name', 'For what'), line('price', 'Price'), text('text', 'In words')],
    },
  },
  ages: {
    label: 'Table of ages',
    about: 'The age for each class, as the profile has it.',
    group: 'facts',
    fields: [heading, written],
  },
  ageCalculator: {
    label: 'Which class?',
    about: 'A form that tells the class for a date of birth.',
    group: 'fixed',
    fields: [heading, text('intro', 'Above the form'), text('guide', 'Below the form')],
  },
  ways: {
    label: 'Ways to reach us',
    about: 'Phone and e-mail, as the profile has them, beside the text.',
    group: 'facts',
    fields: [
      heading,
      written,
      choice('of', 'Whose', [
        { value: 'office', label: 'The office’s' },
        { value: 'helpDesk', label: 'The help desk’s' },
      ]),
    ],
  },
  cta: {
    label: 'Call to action',
    about: 'The one thing to do after reading, with a button.',
    group: 'facts',
    fields: [
      heading,
      written,
      ...wayOn,
      choice('size', 'Size of the text', [
        { value: 'plain', label: 'As usual' },
        { value: 'large', label: 'Large' },
      ]),
    ],
  },
  neighbours: {
    label: 'Page before and after',
    about: 'Two links at the end of the page.',
    group: 'facts',
    fields: [
      line('beforeWords', 'Before: words'),
      url('beforeTo', 'Before: where it leads'),
      line('afterWords', 'After: words'),
      url('afterTo', 'After: where it leads'),
    ],
  },
  drawings: {
    label: 'Moving drawings',
    about: 'The three drawings of the parents’ app.',
    group: 'fixed',
    fields: [],
    items: {
      one: 'drawing',
      fields: [
        choice('drawing', 'Drawing', [
          { value: 'erp-homework', label: 'Homework' },
          { value: 'erp-fees', label: 'Fees' },
          { value: 'erp-attendance', label: 'Attendance' },
        ]),
        line('title', 'Title'),
        text('text', 'Text'),
        line('alt', 'What is to be seen'),
      ],
    },
  },
  questions: {
    label: 'Questions, answers',
    about: 'Questions open one by one. Good for what the office is asked every day.',
    group: 'words',
    fields: [heading, written],
    items: {
      one: 'question',
      fields: [line('question', 'Question'), { name: 'answer', kind: 'rich', label: 'Answer' }],
    },
  },
  table: {
    label: 'Table',
    about: 'Rows and columns, as of fees; on a phone each row is a card.',
    group: 'facts',
    fields: [
      heading,
      written,
      {
        name: 'rows',
        kind: 'table',
        label: 'Rows',
        help: 'The first row names the columns. A table pasted from a spreadsheet works, too.',
      },
    ],
  },
  papers: {
    label: 'Papers',
    about: 'PDF files to download.',
    group: 'facts',
    fields: [heading, written],
    items: {
      one: 'paper',
      fields: [{ name: 'paper', kind: 'paper', label: 'Paper' }, line('name', 'Name, if another')],
    },
  },
  people: {
    label: 'People',
    about: 'Portraits in arches, with names and what they do.',
    group: 'pictures',
    fields: [heading, written],
    items: {
      one: 'person',
      fields: [line('name', 'Name'), line('role', 'What they do'), text('text', 'A few words'), picture()],
    },
  },
  video: {
    label: 'Video',
    about: 'A picture that leads to a video; nothing of the other site is loaded here.',
    group: 'pictures',
    fields: [
      heading,
      written,
      picture(),
      line('actionWords', 'Words of the link'),
      url('actionTo', 'Address of the video'),
    ],
  },
  office: {
    label: 'The office',
    about: 'Hours, e-mail and address, as the profile has them.',
    group: 'fixed',
    fields: [heading],
    stays: true,
  },
  form: {
    label: 'Contact form',
    about: 'The form that families write to us with.',
    group: 'fixed',
    fields: [heading, plainText],
    stays: true,
  },
  slides: {
    label: 'Pictures at the gate',
    about: 'Two to eight pictures that take turns at the top of the home page.',
    group: 'fixed',
    fields: [],
    items: { one: 'picture', fields: [picture(), line('caption', 'Caption')], most: 8 },
    stays: true,
  },
  about: {
    label: 'About the school',
    about: 'The first text of home, with its picture.',
    group: 'fixed',
    fields: [heading, plainText, picture()],
    stays: true,
  },
  iconStrip: {
    label: 'Five quick links',
    about: 'Their names; where they lead stays.',
    group: 'fixed',
    fields: [],
    items: { one: 'way', fields: [line('name', 'Name')], isFixed: true },
    stays: true,
  },
  coming: {
    label: 'Coming up',
    about: 'The next days of the calendar, while there are any.',
    group: 'fixed',
    fields: [heading],
    stays: true,
    canHide: true,
  },
  infoBoxes: {
    label: 'Visit, inquire, apply',
    about: 'The three boxes of home.',
    group: 'fixed',
    fields: [
      line('visitHeading', 'Visit: heading'),
      text('visitText', 'Visit: text'),
      line('visitAction', 'Visit: words of the link to the map'),
      line('askHeading', 'Inquire: heading'),
      text('askText', 'Inquire: text'),
      line('applyHeading', 'Apply: heading while registration is open'),
      text('applyText', 'Apply: text while registration is open'),
      line('closedHeading', 'Apply: heading while it is closed'),
      text('closedText', 'Apply: text while it is closed'),
      line('closedAction', 'Apply: words of the button while it is closed'),
    ],
    stays: true,
  },
  skilling: {
    label: 'The skilling circle',
    about: 'Six circles around a marigold.',
    group: 'fixed',
    fields: [heading, plainText],
    items: {
      one: 'round',
      fields: [line('name', 'Name'), text('text', 'Text'), picture(), url('to', 'Where it leads')],
      isFixed: true,
    },
    stays: true,
  },
  rooms: {
    label: 'Infrastructure',
    about: 'Pictures in arches in a brick wall.',
    group: 'fixed',
    fields: [heading],
    items: { one: 'room', fields: [line('name', 'Name'), picture(), url('to', 'Where it leads')] },
    stays: true,
  },
  visitors: {
    label: 'Visitors',
    about: 'The heading and the explanation below the number.',
    group: 'fixed',
    fields: [heading, plainText],
    stays: true,
  },
  noMessage: {
    label: 'While there is no message',
    about: 'Said until the welcome message has been written.',
    group: 'fixed',
    fields: [plainText],
    stays: true,
  },
  standIn: {
    label: 'While another’s message stands in',
    about: 'Said above the Director’s message on the Principal’s page.',
    group: 'fixed',
    fields: [plainText, text('description', 'For search engines')],
    stays: true,
  },
  menuGroup: {
    label: 'Group in the menu',
    about: 'A name in the bar that opens a list of pages.',
    group: 'menu',
    fields: [line('heading', 'Name in the bar')],
    items: { one: 'page', fields: entry, most: 14 },
  },
  menuBar: {
    label: 'Pages in the bar',
    about: 'Pages that stand in the bar by themselves, after the groups.',
    group: 'fixed',
    fields: [],
    items: { one: 'page', fields: entry, most: 4 },
    stays: true,
  },
  footerList: {
    label: 'List in the footer',
    about: 'A heading and links below it.',
    group: 'fixed',
    fields: [line('heading', 'Heading')],
    items: { one: 'link', fields: entry, most: 14 },
    stays: true,
  },
  parentsApp: {
    label: 'The parents’ app',
    about: 'What the footer says of it; the code and the links to it stay.',
    group: 'fixed',
    fields: [heading, plainText],
    stays: true,
  },
} as const satisfies Record<string, DeclaredSection>;

export type SectionKind = keyof typeof sectionKinds;

export const sectionKind = (kind: SectionKind): DeclaredSection => sectionKinds[kind];

export const isSectionKind = (kind: string): kind is SectionKind => Object.hasOwn(sectionKinds, kind);
