import { pageAddress } from '#app/addresses.ts';
import { contentType } from '#app/publishing/content-type.ts';

export const videos = contentType({
  name: 'videos',
  place: 'photos',
  icon: 'video',
  words: {
    one: 'video',
    many: 'Videos',
    new: 'Add a video',
    about:
      'Links to videos of the school, for example on YouTube. Families see them on the Video Gallery page.',
  },
  title: 'title',
  detail: 'date',
  day: 'date',
  fields: [
    { name: 'title', kind: 'line', label: 'Title', required: true, max: 300 },
    { name: 'date', kind: 'day', prefill: 'today', label: 'Day', required: true, max: 40 },
    {
      name: 'videoUrl',
      kind: 'url',
      label: 'Link to the video',
      help: 'Copy the address of the page that shows the video. It starts with https.',
      required: true,
      max: 1000,
    },
  ],
  address: () => pageAddress('videos'),
  listPage: 'videos',
  listName: ({ menu }) => menu.videoGallery,
  shownOn: 'videos',
});
