/** The fields of every page, whether it came with the site or was added. */
export const PAGE_FIELDS = [
  { name: 'title', kind: 'line', label: 'Title', required: true, max: 200, mentionsFacts: true },
  {
    name: 'lead',
    kind: 'text',
    label: 'Text below the title',
    help: 'One sentence that says what the page is for.',
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
    label: 'Pictures and documents of this page',
    help: 'Everything on this page, with its description. Files that you upload or choose in a section are added here automatically.',
    max: 40,
  },
  { name: 'banner', kind: 'picture', label: 'Picture in the arch next to the title', max: 64 },
  {
    name: 'card',
    kind: 'picture',
    label: 'Picture for shared links',
    help: 'Shown when somebody shares the page. If there is none, the picture in the arch is shown.',
    max: 64,
  },
  {
    name: 'description',
    kind: 'text',
    label: 'Description for search engines',
    help: 'What the page is about, in one or two sentences. If you leave this empty, it is taken from the text.',
    isProposed: true,
    max: 300,
    mentionsFacts: true,
  },
] as const;

/** Layouts that are available to every page. */
export const PAGE_LAYOUTS = [
  { value: 'sheet', label: 'Text with a table of contents' },
  { value: 'bands', label: 'Full-width sections' },
  { value: 'walk', label: 'One picture after another' },
  { value: 'photos', label: 'Photos first, then the text' },
] as const;
