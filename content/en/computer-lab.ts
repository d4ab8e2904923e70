import type { PhotoPageContent, SchoolFacts } from '../page-content.ts';

export const computerLab = (school: SchoolFacts): PhotoPageContent => ({
  title: 'Computer Lab',
  lead: 'A room for making things, one click and one mistake at a time.',
  description: `The computer lab of ${school.name} in five photos: where children type, draw, look things up with care and write their first programs.`,
  banner: 'computer-lab-banner',
  sections: [
    {
      id: 'in-the-lab',
      heading: 'In the lab',
      paragraphs: [
        'Children come to the lab with their class and their teacher. The small ones learn to hold the mouse, to draw on the screen and to find the letters of their own name. Later they type a page, keep a table, prepare a talk with pictures and write short programs that do what they are told, which is not always what was meant.',
        'They also learn what a good neighbour does on a network: ask before using another person’s picture, check a fact in a second place, keep passwords private, and call a grown-up when something on the screen is unkind or strange.',
        'Press a photo to see it larger.',
      ],
    },
  ],
  photos: [
    {
      picture: 'computer-lab-room',
      caption: 'The lab before the bell, with every screen awake.',
      alt: 'Rows of wooden desks with computers stand in a sunlit model room with arched windows.',
    },
    {
      picture: 'computer-lab-lesson',
      caption: 'First the explanation, then the keyboards.',
      alt: 'A wooden teacher points to the blackboard while wooden pupils listen at their computers.',
    },
    {
      picture: 'computer-lab-pair',
      caption: 'Two at one screen: one types, the other thinks aloud.',
      alt: 'Two wooden pupils sit side by side in front of one computer.',
    },
    {
      picture: 'computer-lab-help',
      caption: 'A question is a good reason to stop.',
      alt: 'A wooden pupil at a computer raises one arm, and a wooden teacher stands beside the desk.',
    },
    {
      picture: 'computer-lab-screen',
      caption: 'A drawing made with the mouse.',
      alt: 'Close view of a computer screen with a drawing in bright colours, above a keyboard on a wooden desk.',
    },
  ],
});
