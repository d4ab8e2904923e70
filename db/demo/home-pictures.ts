import type { DemoPhoto } from './content-types.ts';
import type { PictureName } from './pictures.ts';

/** The hero's six slides in order, each with its caption. */
export const heroSlides: DemoPhoto[] = [
  { picture: 'hero-campus', caption: 'Morning at the gate' },
  { picture: 'hero-assembly', caption: 'Assembly on the lawn' },
  { picture: 'hero-classroom', caption: 'Hands up in class' },
  { picture: 'hero-sports-day', caption: 'Sports day on the field' },
  { picture: 'hero-library', caption: 'A corner of the library' },
  { picture: 'hero-science', caption: 'The science corner' },
];

/** Home's other pictures. */
export const homePictures: Record<string, PictureName> = {
  about: 'assembly-lawn',
  'skilling-fine-arts': 'fine-arts',
  'skilling-athletics': 'athletics',
  'skilling-sports': 'sports',
  'skilling-resource-room': 'resource-room',
  'skilling-dining-hall': 'dining-hall',
  'skilling-summer-camp-programs': 'summer-camp',
  'infrastructure-art-and-craft': 'art-and-craft',
  'infrastructure-music-and-dance': 'music-and-dance',
  'infrastructure-outdoor-sports': 'outdoor-sports',
  'infrastructure-theatre-education': 'theatre',
};
