import { paragraphs, type TextsOfPage } from '#content/texts.ts';

export const earlyLearning: TextsOfPage<'earlyLearning'> = {
  sample: {
    title: 'Early Learning, ages 3–5',
    lead: 'The first classroom, the first friends, and lots of play.',
    description:
      'Early learning at {school} for children aged 3 to 5: play, stories, songs and first numbers, with no admission test for Nursery and KG.',
    'at-a-glance/0/name': 'Ages',
    'at-a-glance/0/value': '3–5',
    'at-a-glance/1/name': 'Begins with',
    'at-a-glance/1/value': 'Nursery',
    'at-a-glance/2/name': 'To join',
    'at-a-glance/2/value': 'A group observation, no test',
    'learning-through-play/heading': 'Learning through play',
    'learning-through-play/text': paragraphs(
      'Between three and five, children learn with their hands. A child who pours water from a tall glass into a wide one is already learning maths.',
      'A child who plays shopkeeper learns to count, to bargain and to wait. So the classroom has many things to do: blocks and beads to sort, clay and paint to make things with, a corner for pretend play, and picture books on low shelves. The teacher goes from group to group, asks questions, helps with words, and sees what each child is ready to learn next.',
    ),
    'moments/heading': 'What a morning can look like',
    'moments/text': 'The order changes with the class and with the weather.',
    'moments/0/name': 'Good morning',
    'moments/0/text':
      'Bags go on their hooks, and everyone in the circle says good morning. First we learn each other’s names.',
    'moments/1/name': 'Choosing time',
    'moments/1/text':
      'Blocks, beads, clay, water or the pretend shop: choose one, play with it, put it back.',
    'moments/2/name': 'Story and song',
    'moments/2/text': 'A story read aloud, and a rhyme with actions.',
    'moments/3/name': 'Tiffin',
    'moments/3/text': 'First we wash our hands. Children open their own tiffin boxes and learn to share.',
    'moments/4/name': 'Outdoors',
    'moments/4/text': 'Running, climbing, and watching the ants.',
    'moments/5/name': 'Goodbye',
    'moments/5/text': 'We sit in the circle again, and each child thinks of one thing to tell at home.',
    'what-children-learn/heading': 'What your child will learn',
    'what-children-learn/text': 'All this comes slowly, and every child learns at their own pace.',
    'what-children-learn/0/name': 'Language',
    'what-children-learn/0/text':
      'Listening to stories, singing rhymes, saying what they want, and knowing letters by their sound and shape.',
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
    'at-home/heading': 'Getting ready for primary',
    'at-home/text': paragraphs(
      'The next stage follows the Primary Years Programme, which begins with children’s own questions. Children can learn to ask from an early age. When a child asks where the puddle went, the class goes out to look, draws what it sees and guesses what will happen tomorrow.',
      'You can help at home. Talk while you cook, count the stairs, read the same book for the tenth time, and let your child do slowly what you could do quickly.',
    ),
    'joining/heading': 'Joining Nursery or KG',
    'joining/text': paragraphs(
      'There is no test. After the application form there is a group observation: your child plays with other children while a teacher watches.',
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
    'learning-through-play/heading': 'Learning through play',
    'learning-through-play/text': paragraphs(
      'Young children learn with their hands. A child who pours water from a tall glass into a wide one is already learning maths.',
      'Ask us what a morning looks like, how many children there are in a class, and how we help new children settle in.',
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
