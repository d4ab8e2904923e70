import { pageAddress } from '#app/addresses.ts';
import { contentType } from '#app/publishing/content-type.ts';

const pageOf = {
  Chairman: 'chairmanWelcome',
  Director: 'directorWelcome',
  Principal: 'principalWelcome',
} as const;

export const leadership = contentType({
  name: 'leadership',
  place: 'school',
  icon: 'quote',
  words: {
    one: 'message',
    many: 'Leaders’ messages',
    new: 'Write a message',
    about: 'Messages from the Chairman, the Director and the Principal. Families see the newest one of each.',
  },
  title: 'name',
  detail: 'category',
  fields: [
    {
      name: 'category',
      kind: 'choice',
      label: 'Whose message',
      required: true,
      options: (['Chairman', 'Director', 'Principal'] as const).map((value) => ({ value, label: value })),
    },
    { name: 'name', kind: 'line', label: 'Name', required: true, max: 200 },
    {
      name: 'designation',
      kind: 'line',
      label: 'Designation',
      help: 'Shown under the name.',
      required: true,
      max: 200,
    },
    { name: 'message', kind: 'rich', label: 'Message', required: true, max: 40_000 },
    { name: 'portrait', kind: 'pictures', role: 'attachments', label: 'Portrait', max: 1 },
  ],
  address: ({ texts }) => pageAddress(pageOf[texts['category'] as keyof typeof pageOf] ?? 'chairmanWelcome'),
  exportFolder: 'pages/messages',
});
