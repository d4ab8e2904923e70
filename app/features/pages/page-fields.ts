/** The fields of every page, whether it came with the site or was added. */
export const PAGE_FIELDS = [
  { name: 'title', kind: 'line', label: 'Title', required: true, max: 200, mentionsFacts: true },
  {
    name: 'lead',
    kind: 'text',
    label: 'Below the title',
    help: 'A sentence that says what the page is for.',
    max: 400,
    mentionsFacts: true,
  },
  {
    name: 'sections',
    kind: 'sections',
    label: 'Sections',
    max: 200_000,
    isSettled: ({ layout }: Record<string, string>) => layout === 'list',
  },
  {
    name: 'files',
    kind: 'files',
    role: 'attachments',
    label: 'Pictures and papers of this page',
    help: 'All that the page has, each with its text. What you send or choose in a section comes here by itself.',
    max: 40,
  },
  { name: 'banner', kind: 'picture', label: 'Picture in the arch beside the title', max: 64 },
  {
    name: 'card',
    kind: 'picture',
    label: 'Picture for links',
    help: 'Shown where somebody shares the page. Without one it is the picture in the arch.',
    max: 64,
  },
  {
    name: 'description',
    kind: 'text',
    label: 'For search engines',
    help: 'What the page is about, in one or two sentences. If this is empty, it is taken from the text.',
    isProposed: true,
    max: 300,
    mentionsFacts: true,
  },
] as const;

/** Layouts that are available to every page. */
export const PAGE_LAYOUTS = [
  { value: 'sheet', label: 'As a text, with its contents beside it' },
  { value: 'bands', label: 'In bands across the page' },
  { value: 'walk', label: 'As a walk from picture to picture' },
  { value: 'photos', label: 'Photos first, then the text' },
] as const;
