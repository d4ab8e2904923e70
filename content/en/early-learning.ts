import type { PageContent, SchoolFacts } from '../page-content.ts';
import { waysToReach } from './phrases.ts';

export const earlyLearning = (school: SchoolFacts): PageContent => ({
  title: 'Early Learning, ages 3–5',
  lead: 'The first classroom, the first friends, and a great deal of play.',
  description: `Early learning at ${school.name} for children aged 3 to 5: play, stories, songs and first numbers, with no admission test for Nursery and KG.`,
  banner: 'early-learning-banner',
  sections: [
    {
      id: 'learning-through-play',
      heading: 'Play is the work',
      picture: 'early-learning',
      paragraphs: [
        'Between three and five, children find things out with their hands. A child who pours water from a tall glass into a wide one is already doing mathematics. A child who plays shopkeeper is counting, bargaining and learning to wait for the customer who is slow to choose.',
        'So the classroom is arranged for doing: blocks and beads to sort, clay and paint to make things with, a corner for pretend play, and picture books at a height small arms can reach. The teacher moves between the groups, asks a question here, gives a word there, and watches what each child is ready for next.',
      ],
    },
    {
      id: 'what-children-learn',
      heading: 'What your child will learn',
      paragraphs: ['Each of these comes a little at a time, and every child has a pace of their own.'],
      list: [
        'Language: listening to stories, singing rhymes, saying what one wants, and knowing letters by their sound and shape.',
        'Numbers: counting real things, comparing more and less, and finding patterns in beads, leaves and footsteps.',
        'The world around: weather, plants, animals, the family and the people who help us.',
        'Body and hands: running, climbing and balancing; cutting, threading and holding a crayon well.',
        'Living together: greeting, sharing, tidying up, and saying sorry and meaning it.',
      ],
    },
    {
      id: 'towards-primary',
      heading: 'On the way to the primary stage',
      paragraphs: [
        'The next stage follows the Primary Years Programme, which begins from children’s own questions. That is a habit which can be learnt early. When somebody asks where the puddle went, the class goes out to look, draws what it sees and guesses what will happen tomorrow.',
        'You can help at home. Talk while you cook, count the stairs, read the same book for the tenth time, and let your child do slowly what you could do quickly.',
      ],
    },
    {
      id: 'joining',
      heading: 'Joining Nursery or KG',
      paragraphs: [
        'There is no test. After the application form comes a group observation, in which your child plays with other children while a teacher looks on. The ages and the fees for the form are on the [Admission Process](admissionProcess) page.',
        `To ask about a seat or to see the classrooms, please ${waysToReach(school)}.`,
      ],
    },
  ],
});
