import { type StarterPage, paragraphs } from '#content/starter.ts';

export const earlyLearning: StarterPage = {
  layout: 'bands',
  title: 'Early Learning, ages 3–5',
  lead: 'The first classroom, the first friends, and a great deal of play.',
  description:
    'Early learning at {school} for children aged 3 to 5: play, stories, songs and first numbers, with no admission test for Nursery and KG.',
  banner: 'early-learning-banner',
  sections: [
    {
      id: 'at-a-glance',
      kind: 'facts',
      values: {},
      items: [
        { name: 'Ages', value: '3–5' },
        { name: 'Begins with', value: 'Nursery' },
        { name: 'To join', value: 'A group observation, no test' },
      ],
    },
    {
      id: 'learning-through-play',
      kind: 'text',
      values: {
        heading: 'Play is the work',
        text: paragraphs(
          'Between three and five, children find things out with their hands. A child who pours water from a tall glass into a wide one is already doing mathematics.',
          'A child who plays shopkeeper is counting, bargaining and learning to wait for the customer who is slow to choose. So a classroom for this age is arranged for doing: blocks and beads to sort, clay and paint to make things with, a corner for pretend play, and picture books at a height small arms can reach. The teacher moves between the groups, asks a question here, gives a word there, and watches what each child is ready for next.',
        ),
      },
    },
    {
      id: 'moments',
      kind: 'moments',
      values: {
        heading: 'How a morning may go',
        text: 'The order changes with the class and with the weather.',
        way: 'down',
      },
      items: [
        {
          name: 'Good morning',
          text: 'A bag on its hook and a greeting for everyone in the circle. The first lesson is each other’s names.',
        },
        {
          name: 'Choosing time',
          text: 'Blocks, beads, clay, water or the pretend shop: choose, stay with it, put it back.',
        },
        { name: 'Story and song', text: 'One book, many voices, and a rhyme with all its gestures.' },
        {
          name: 'Tiffin',
          text: 'Hands are washed first. Opening one’s own box is a skill, and so is offering a bite.',
        },
        { name: 'Outdoors', text: 'Running, climbing, and a long look at an ant.' },
        {
          name: 'Goodbye',
          text: 'The circle meets once more, and each child takes home one thing worth telling.',
        },
      ],
    },
    {
      id: 'what-children-learn',
      kind: 'terms',
      values: {
        heading: 'What your child will learn',
        text: 'Each of these comes a little at a time, and every child has a pace of their own.',
      },
      items: [
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
        { name: 'Living together', text: 'Greeting, sharing, tidying up, and saying sorry and meaning it.' },
      ],
    },
    {
      id: 'at-home',
      kind: 'text',
      values: {
        heading: 'On the way to the primary stage',
        text: paragraphs(
          'The next stage follows the Primary Years Programme, which begins from children’s own questions. That is a habit which can be learnt early. When somebody asks where the puddle went, the class goes out to look, draws what it sees and guesses what will happen tomorrow.',
          'You can help at home. Talk while you cook, count the stairs, read the same book for the tenth time, and let your child do slowly what you could do quickly.',
        ),
        picture: 'early-learning-home',
        side: 'start',
      },
    },
    {
      id: 'joining',
      kind: 'cta',
      values: {
        heading: 'Joining Nursery or KG',
        text: paragraphs(
          'There is no test. After the application form comes a group observation, in which your child plays with other children while a teacher looks on.',
          'To ask the admissions office about a seat or to see the classrooms, please {ways}.',
        ),
        actionWords: 'Admission Process',
        actionTo: '/AdmissionProcess',
      },
    },
    {
      id: 'neighbours',
      kind: 'neighbours',
      values: { afterWords: 'Primary, ages 6–11', afterTo: '/PrimaryAges' },
    },
  ],
};
