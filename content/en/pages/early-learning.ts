import { paragraphs, type TextsOfPage } from '#content/texts.ts';

export const earlyLearning: TextsOfPage<'earlyLearning'> = {
  sample: {
    title: 'Early Learning, ages 3–5',
    lead: 'The first classroom, the first friends, and a great deal of play.',
    description:
      'Early learning at {school} for children aged 3 to 5: play, stories, songs and first numbers, with no admission test for Nursery and KG.',
    'at-a-glance/0/name': 'Ages',
    'at-a-glance/0/value': '3–5',
    'at-a-glance/1/name': 'Begins with',
    'at-a-glance/1/value': 'Nursery',
    'at-a-glance/2/name': 'To join',
    'at-a-glance/2/value': 'A group observation, no test',
    'learning-through-play/heading': 'Play is the work',
    'learning-through-play/text': paragraphs(
      'Between three and five, children find things out with their hands. A child who pours water from a tall glass into a wide one is already doing mathematics.',
      'A child who plays shopkeeper is counting, bargaining and learning to wait for the customer who is slow to choose. So a classroom for this age is arranged for doing: blocks and beads to sort, clay and paint to make things with, a corner for pretend play, and picture books at a height small arms can reach. The teacher moves between the groups, asks a question here, gives a word there, and watches what each child is ready for next.',
    ),
    'moments/heading': 'How a morning may go',
    'moments/text': 'The order changes with the class and with the weather.',
    'moments/0/name': 'Good morning',
    'moments/0/text':
      'A bag on its hook and a greeting for everyone in the circle. The first lesson is each other’s names.',
    'moments/1/name': 'Choosing time',
    'moments/1/text': 'Blocks, beads, clay, water or the pretend shop: choose, stay with it, put it back.',
    'moments/2/name': 'Story and song',
    'moments/2/text': 'One book, many voices, and a rhyme with all its gestures.',
    'moments/3/name': 'Tiffin',
    'moments/3/text': 'Hands are washed first. Opening one’s own box is a skill, and so is offering a bite.',
    'moments/4/name': 'Outdoors',
    'moments/4/text': 'Running, climbing, and a long look at an ant.',
    'moments/5/name': 'Goodbye',
    'moments/5/text': 'The circle meets once more, and each child takes home one thing worth telling.',
    'what-children-learn/heading': 'What your child will learn',
    'what-children-learn/text':
      'Each of these comes a little at a time, and every child has a pace of their own.',
    'what-children-learn/0/name': 'Language',
    'what-children-learn/0/text':
      'Listening to stories, singing rhymes, saying what one wants, and knowing letters by their sound and shape.',
    'what-children-learn/1/name': 'Numbers',
    'what-children-learn/1/text':
      'Counting real things, comparing more and less, and finding patterns in beads, leaves and footsteps.',
    'what-children-learn/2/name': 'The world around',
    'what-children-learn/2/text': 'Weather, plants, animals, the family and the people who help us.',
    'what-children-learn/3/name': 'Body and hands',
    'what-children-learn/3/text':
      'Running, climbing and balancing; cutting, threading and holding a crayon well.',
    'what-children-learn/4/name': 'Living together',
    'what-children-learn/4/text': 'Greeting, sharing, tidying up, and saying sorry and meaning it.',
    'at-home/heading': 'On the way to the primary stage',
    'at-home/text': paragraphs(
      'The next stage follows the Primary Years Programme, which begins from children’s own questions. That is a habit which can be learnt early. When somebody asks where the puddle went, the class goes out to look, draws what it sees and guesses what will happen tomorrow.',
      'You can help at home. Talk while you cook, count the stairs, read the same book for the tenth time, and let your child do slowly what you could do quickly.',
    ),
    'joining/heading': 'Joining Nursery or KG',
    'joining/text': paragraphs(
      'There is no test. After the application form comes a group observation, in which your child plays with other children while a teacher looks on.',
      'To ask the admissions office about a seat or to see the classrooms, please {ways}.',
    ),
    'joining/actionWords': 'Admission Process',
    'neighbours/afterWords': 'Primary, ages 6–11',
  },
  starter: {
    title: 'Early Learning',
    lead: 'The first classroom and the first friends.',
    description:
      'The first years at {school}: what young children need, what to ask us about their day, and how you can help at home before they begin.',
    'learning-through-play/heading': 'Play is the work',
    'learning-through-play/text': paragraphs(
      'Young children find things out with their hands. A child who pours water from a tall glass into a wide one is already doing mathematics.',
      'Ask us how a morning goes, how large a class is, and how we help new children to settle in.',
    ),
    'at-home/heading': 'At home',
    'at-home/text':
      'Talk while you cook, count the stairs, read the same book for the tenth time, and let your child do slowly what you could do quickly.',
    'joining/heading': 'Joining',
    'joining/text': 'To ask about a seat or to see the classrooms, please {ways}.',
    'joining/actionWords': 'Admission Process',
    'neighbours/afterWords': 'Primary',
  },
};
