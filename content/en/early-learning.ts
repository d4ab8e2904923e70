import type { SchoolFacts, StageContent } from '../page-content.ts';
import { stages } from './stages.ts';
import { waysToReach } from './phrases.ts';

export const earlyLearning = (school: SchoolFacts): StageContent => ({
  stages,
  title: 'Early Learning, ages 3–5',
  lead: 'The first classroom, the first friends, and a great deal of play.',
  description: `Early learning at ${school.name} for children aged 3 to 5: play, stories, songs and first numbers, with no admission test for Nursery and KG.`,
  banner: 'early-learning-banner',
  facts: [
    { name: 'Ages', value: '3–5' },
    { name: 'Begins with', value: 'Nursery' },
    { name: 'To join', value: 'A group observation, no test' },
  ],
  sections: [
    {
      id: 'learning-through-play',
      heading: 'Play is the work',
      paragraphs: [
        'Between three and five, children find things out with their hands. A child who pours water from a tall glass into a wide one is already doing mathematics.',
        'A child who plays shopkeeper is counting, bargaining and learning to wait for the customer who is slow to choose. So a classroom for this age is arranged for doing: blocks and beads to sort, clay and paint to make things with, a corner for pretend play, and picture books at a height small arms can reach. The teacher moves between the groups, asks a question here, gives a word there, and watches what each child is ready for next.',
      ],
    },
    {
      id: 'what-children-learn',
      heading: 'What your child will learn',
      paragraphs: ['Each of these comes a little at a time, and every child has a pace of their own.'],
      terms: [
        {
          name: 'Language',
          text: 'Listening to stories, singing rhymes, saying what one wants, and knowing letters by their sound and shape.',
        },
        {
          name: 'Numbers',
          text: 'Counting real things, comparing more and less, and finding patterns in beads, leaves and footsteps.',
        },
        {
          name: 'The world around',
          text: 'Weather, plants, animals, the family and the people who help us.',
        },
        {
          name: 'Body and hands',
          text: 'Running, climbing and balancing; cutting, threading and holding a crayon well.',
        },
        {
          name: 'Living together',
          text: 'Greeting, sharing, tidying up, and saying sorry and meaning it.',
        },
      ],
    },
    {
      id: 'at-home',
      heading: 'On the way to the primary stage',
      picture: 'early-learning-home',
      paragraphs: [
        'The next stage follows the Primary Years Programme, which begins from children’s own questions. That is a habit which can be learnt early. When somebody asks where the puddle went, the class goes out to look, draws what it sees and guesses what will happen tomorrow.',
        'You can help at home. Talk while you cook, count the stairs, read the same book for the tenth time, and let your child do slowly what you could do quickly.',
      ],
    },
    {
      id: 'joining',
      heading: 'Joining Nursery or KG',
      paragraphs: [
        'There is no test. After the application form comes a group observation, in which your child plays with other children while a teacher looks on.',
        `To ask the admissions office about a seat or to see the classrooms, please ${waysToReach(school)}.`,
      ],
      action: { words: 'Admission Process', page: 'admissionProcess' },
    },
  ],
  moments: {
    heading: 'How a morning may go',
    lead: 'The order changes with the class and with the weather.',
    items: [
      {
        name: 'Good morning',
        text: 'A bag on its hook and a greeting for everyone in the circle. The first lesson is each other’s names.',
      },
      {
        name: 'Choosing time',
        text: 'Blocks, beads, clay, water or the pretend shop: choose, stay with it, put it back.',
      },
      {
        name: 'Story and song',
        text: 'One book, many voices, and a rhyme with all its gestures.',
      },
      {
        name: 'Tiffin',
        text: 'Hands are washed first. Opening one’s own box is a skill, and so is offering a bite.',
      },
      {
        name: 'Outdoors',
        text: 'Running, climbing, and a long look at an ant.',
      },
      {
        name: 'Goodbye',
        text: 'The circle meets once more, and each child takes home one thing worth telling.',
      },
    ],
  },
});
