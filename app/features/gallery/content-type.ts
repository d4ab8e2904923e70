import { pageAddress } from '#app/addresses.ts';
import { contentType } from '#app/publishing/content-type.ts';

export const albums = contentType({
  name: 'albums',
  place: 'photos',
  icon: 'images',
  words: {
    one: 'album',
    many: 'Photo albums',
    new: 'Create an album',
    about: 'The photos of one event. Families see the albums on the Photo Gallery page.',
  },
  title: 'title',
  detail: 'date',
  day: 'date',
  search: ['title', 'description'],
  fields: [
    {
      name: 'title',
      kind: 'line',
      label: 'Title',
      help: 'The name of the event. Hindi or English.',
      required: true,
      max: 300,
    },
    { name: 'date', kind: 'day', prefill: 'today', label: 'Day of the event', required: true, max: 40 },
    {
      name: 'description',
      kind: 'text',
      label: 'Text',
      help: 'One or two sentences about what the photos show.',
      max: 5000,
    },
  ],
  address: ({ id }) => pageAddress('album', { id }),
  listPage: 'gallery',
  listName: ({ menu }) => menu.photoGallery,
  itemPage: 'album',
  exportFolder: 'albums',
  isAnnounced: true,
  permission: {
    'content.read': 'albums.edit',
    'content.edit': 'albums.edit',
    'content.publish': 'albums.publish',
    'content.trash': 'albums.publish',
  },
});
