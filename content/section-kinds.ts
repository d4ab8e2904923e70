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
  help: 'A page of this site starts with /, for example /ContactUs. Any other address starts with https://.',
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
  choice('side', 'Position of the picture', [
    { value: 'start', label: 'Left' },
    { value: 'end', label: 'Right' },
    { value: 'across', label: 'Full width' },
    { value: 'arch', label: 'In an arch' },
  ]),
] as const;
const wayOn = [line('actionWords', 'Button text'), url('actionTo', 'Button link')] as const;
const below = choice('below', 'Below the text', [
  { value: 'portal', label: 'Button to the parent portal' },
  { value: 'app', label: 'Links to the parents’ app' },
  { value: 'registration', label: 'Registration button, while registration is open' },
]);
const entry = [
  { name: 'to', kind: 'page', label: 'Page' },
  line('name', 'Name', 'If you leave this empty, a custom page is shown with its title.'),
  { ...url('address', 'Address'), unless: 'to' },
] as const;
const named = [line('name', 'Name'), text('text', 'Text')] as const;

export const sectionKinds = {
  text: {
    label: 'Text',
    about: 'A heading and text, with a picture if you like.',
    group: 'words',
    fields: [heading, written, ...pictured, ...wayOn, below],
  },
  list: {
    label: 'List',
    about: 'Short lines, one below another.',
    group: 'words',
    fields: [heading, written, ...pictured, ...wayOn, below],
    items: { one: 'line', fields: [text('text', 'Line')] },
  },
  steps: {
    label: 'Steps',
    about: 'What to do, in order, with large numbers.',
    group: 'words',
    fields: [heading, written, ...pictured, ...wayOn, below],
    items: { one: 'step', fields: [line('heading', 'Step'), text('text', 'Details')] },
  },
  terms: {
    label: 'Terms',
    about: 'Names, each with its meaning next to it.',
    group: 'words',
    fields: [heading, written, ...pictured, ...wayOn, below],
    items: { one: 'term', fields: named },
  },
  quote: {
    label: 'Quote',
    about: 'One sentence in very large letters.',
    group: 'words',
    fields: [text('text', 'Sentence')],
  },
  statement: {
    label: 'Statement',
    about: 'A few words in the largest letters, with a short explanation.',
    group: 'words',
    fields: [line('heading', 'Statement'), plainText],
  },
  moments: {
    label: 'Moments',
    about: 'Several moments joined by a line, for example those of a school morning.',
    group: 'words',
    fields: [
      heading,
      plainText,
      choice('way', 'Direction', [
        { value: 'down', label: 'Down the page' },
        { value: 'across', label: 'Across the page' },
      ]),
    ],
    items: { one: 'moment', fields: named },
  },
  photos: {
    label: 'Photos',
    about: 'Photos that open in a larger size when pressed.',
    group: 'pictures',
    fields: [
      choice('arrangement', 'Arrangement', [
        { value: 'rows', label: 'In rows' },
        { value: 'mosaic', label: 'Five, with one large' },
        { value: 'lanes', label: 'Three side by side' },
      ]),
    ],
    items: { one: 'photo', fields: [picture(), line('caption', 'Caption')] },
  },
  doors: {
    label: 'Links with pictures',
    about: 'Pictures in arches. Each one links to a page.',
    group: 'pictures',
    fields: [heading, plainText],
    items: {
      one: 'link',
      fields: [
        line('name', 'Name'),
        line('detail', 'Text next to the name'),
        text('text', 'Text'),
        picture(),
        url('to', 'Link'),
      ],
    },
  },
  facts: {
    label: 'Facts',
    about: 'Three facts side by side. The first one is large.',
    group: 'facts',
    fields: [],
    items: { one: 'fact', fields: [line('name', 'Name'), line('value', 'Fact')], most: 3 },
  },
  prices: {
    label: 'Fees',
    about: 'What things cost, with a document to download.',
    group: 'facts',
    fields: [heading, written, { name: 'paper', kind: 'paper', label: 'Document to download' }],
    items: {
      one: 'fee',
      fields: [line('name', 'What it is for'), line('price', 'Amount'), text('text', 'Details')],
    },
  },
  ages: {
    label: 'Table of ages',
    about: 'The minimum age for each class, from the school profile.',
    group: 'facts',
    fields: [heading, written],
  },
  ageCalculator: {
    label: 'Which class?',
    about: 'A form that finds the class for a date of birth.',
    group: 'fixed',
    fields: [heading, text('intro', 'Text above the form'), text('guide', 'Text below the form')],
  },
  ways: {
    label: 'Contact details',
    about: 'Phone and e-mail from the school profile, next to the text.',
    group: 'facts',
    fields: [
      heading,
      written,
      choice('of', 'Whose details', [
        { value: 'office', label: 'The office' },
        { value: 'helpDesk', label: 'The help desk' },
      ]),
    ],
  },
  cta: {
    label: 'What to do next',
    about: 'The one thing that readers should do next, with a button.',
    group: 'facts',
    fields: [
      heading,
      written,
      ...wayOn,
      choice('size', 'Text size', [
        { value: 'plain', label: 'Normal' },
        { value: 'large', label: 'Large' },
      ]),
    ],
  },
  neighbours: {
    label: 'Previous and next page',
    about: 'Two links at the end of the page.',
    group: 'facts',
    fields: [
      line('beforeWords', 'Previous page: text'),
      url('beforeTo', 'Previous page: link'),
      line('afterWords', 'Next page: text'),
      url('afterTo', 'Next page: link'),
    ],
  },
  drawings: {
    label: 'Animations',
    about: 'The three animations of the parents’ app.',
    group: 'fixed',
    fields: [],
    items: {
      one: 'animation',
      fields: [
        choice('drawing', 'Animation', [
          { value: 'erp-homework', label: 'Homework' },
          { value: 'erp-fees', label: 'Fees' },
          { value: 'erp-attendance', label: 'Attendance' },
        ]),
        line('title', 'Title'),
        text('text', 'Text'),
        line('alt', 'Description'),
      ],
    },
  },
  questions: {
    label: 'Questions and answers',
    about: 'Readers press a question to see its answer. Good for what people ask the office every day.',
    group: 'words',
    fields: [heading, written],
    items: {
      one: 'question',
      fields: [line('question', 'Question'), { name: 'answer', kind: 'rich', label: 'Answer' }],
    },
  },
  table: {
    label: 'Table',
    about: 'Rows and columns, for example of fees. On a phone, each row becomes a card.',
    group: 'facts',
    fields: [
      heading,
      written,
      {
        name: 'rows',
        kind: 'table',
        label: 'Rows',
        help: 'The first row has the names of the columns. You can paste a table from a spreadsheet.',
      },
    ],
  },
  papers: {
    label: 'Documents',
    about: 'PDF files to download.',
    group: 'facts',
    fields: [heading, written],
    items: {
      one: 'document',
      fields: [{ name: 'paper', kind: 'paper', label: 'Document' }, line('name', 'Other name, if needed')],
    },
  },
  people: {
    label: 'People',
    about: 'Portraits in arches, with names and what each person does.',
    group: 'pictures',
    fields: [heading, written],
    items: {
      one: 'person',
      fields: [line('name', 'Name'), line('role', 'What they do'), text('text', 'Short text'), picture()],
    },
  },
  video: {
    label: 'Video',
    about: 'A picture that links to a video. Nothing is loaded from the other site.',
    group: 'pictures',
    fields: [
      heading,
      written,
      picture(),
      line('actionWords', 'Link text'),
      url('actionTo', 'Link to the video'),
    ],
  },
  office: {
    label: 'The office',
    about: 'Office hours, e-mail and address, from the school profile.',
    group: 'fixed',
    fields: [heading],
    stays: true,
  },
  form: {
    label: 'Contact form',
    about: 'The form that families use to write to us.',
    group: 'fixed',
    fields: [heading, plainText],
    stays: true,
  },
  slides: {
    label: 'Home page slideshow',
    about: 'Two to eight pictures, shown in turn at the top of the home page.',
    group: 'fixed',
    fields: [],
    items: { one: 'picture', fields: [picture(), line('caption', 'Caption')], most: 8 },
    stays: true,
  },
  about: {
    label: 'About the school',
    about: 'The first text on the home page, with its picture.',
    group: 'fixed',
    fields: [heading, plainText, picture()],
    stays: true,
  },
  iconStrip: {
    label: 'Five quick links',
    about: 'You can change their names, but not where they lead.',
    group: 'fixed',
    fields: [],
    items: { one: 'link', fields: [line('name', 'Name')], isFixed: true },
    stays: true,
  },
  coming: {
    label: 'Coming up',
    about: 'The next events in the calendar. Shown only if there are any.',
    group: 'fixed',
    fields: [heading],
    stays: true,
    canHide: true,
  },
  infoBoxes: {
    label: 'Visit, enquire, apply',
    about: 'The three boxes on the home page.',
    group: 'fixed',
    fields: [
      line('visitHeading', 'Visit: heading'),
      text('visitText', 'Visit: text'),
      line('visitAction', 'Visit: text of the map link'),
      line('askHeading', 'Enquire: heading'),
      text('askText', 'Enquire: text'),
      line('applyHeading', 'Apply: heading while registration is open'),
      text('applyText', 'Apply: text while registration is open'),
      line('closedHeading', 'Apply: heading while registration is closed'),
      text('closedText', 'Apply: text while registration is closed'),
      line('closedAction', 'Apply: button text while registration is closed'),
    ],
    stays: true,
  },
  skilling: {
    label: 'The skilling circle',
    about: 'Six circles around a marigold.',
    group: 'fixed',
    fields: [heading, plainText],
    items: {
      one: 'circle',
      fields: [line('name', 'Name'), text('text', 'Text'), picture(), url('to', 'Link')],
      isFixed: true,
    },
    stays: true,
  },
  rooms: {
    label: 'Infrastructure',
    about: 'Pictures in the arches of a brick wall.',
    group: 'fixed',
    fields: [heading],
    items: { one: 'room', fields: [line('name', 'Name'), picture(), url('to', 'Link')] },
    stays: true,
  },
  visitors: {
    label: 'Visitors',
    about: 'The heading above the number of visitors, and the explanation below it.',
    group: 'fixed',
    fields: [heading, plainText],
    stays: true,
  },
  noMessage: {
    label: 'While there is no message',
    about: 'Shown until the leader’s message is published.',
    group: 'fixed',
    fields: [plainText],
    stays: true,
  },
  standIn: {
    label: 'While another message is shown',
    about: 'Shown above the Director’s message on the Principal’s Welcome page.',
    group: 'fixed',
    fields: [plainText, text('description', 'Description for search engines')],
    stays: true,
  },
  menuGroup: {
    label: 'Group in the menu',
    about: 'A name in the menu bar that opens a list of pages.',
    group: 'menu',
    fields: [line('heading', 'Name in the menu bar')],
    items: { one: 'page', fields: entry, most: 14 },
  },
  menuBar: {
    label: 'Pages in the menu bar',
    about: 'Single pages in the menu bar, after the groups.',
    group: 'fixed',
    fields: [],
    items: { one: 'page', fields: entry, most: 4 },
    stays: true,
  },
  footerList: {
    label: 'List in the footer',
    about: 'A heading with links below it.',
    group: 'fixed',
    fields: [line('heading', 'Heading')],
    items: { one: 'link', fields: entry, most: 14 },
    stays: true,
  },
  parentsApp: {
    label: 'The parents’ app',
    about: 'What the footer says about the app. Its code and links come from the school profile.',
    group: 'fixed',
    fields: [heading, plainText],
    stays: true,
  },
} as const satisfies Record<string, DeclaredSection>;

export type SectionKind = keyof typeof sectionKinds;

export const sectionKind = (kind: SectionKind): DeclaredSection => sectionKinds[kind];

export const isSectionKind = (kind: string): kind is SectionKind => Object.hasOwn(sectionKinds, kind);
