import { paragraphs, type TextsOfPage } from '#content/texts.ts';

export const computerLab: TextsOfPage<'computerLab'> = {
  sample: {
    title: 'Computer Lab',
    lead: 'A room for making things, one click and one mistake at a time.',
    description:
      'The computer lab of {school} in five photos: where children type, draw, look things up with care and write their first programs.',
    'photos/0/caption': 'Ready for the next class',
    'photos/1/caption': 'The task of the day',
    'photos/2/caption': 'One types, the other thinks aloud',
    'photos/3/caption': 'A question, and somebody who comes to it',
    'photos/4/caption': 'A flower, written line by line',
    'in-the-lab/heading': 'First an idea, then a keyboard',
    'in-the-lab/text': paragraphs(
      'Children come to the lab with their class and their teacher, and they come to make something: a drawing, a page, a table, a short program.',
      'A program does what it is told, which is not always what was meant. So a flower comes out with three petals too many, and somebody has to read the lines again, one by one, and find the place. That patience is the real subject. It is used in mathematics the next morning, and in an essay the week after.',
      'Two children may share a screen. Then one types, the other thinks aloud, and after a while they change places. A raised hand is as welcome here as in any other room.',
    ),
    'from-small-to-tall/heading': 'From small to tall',
    'from-small-to-tall/0/name': 'The first years',
    'from-small-to-tall/0/text': 'Hold the mouse, draw on the screen, find the letters of one’s own name.',
    'from-small-to-tall/1/name': 'The primary years',
    'from-small-to-tall/1/text':
      'Type a page, keep a table, prepare a talk with pictures, give a machine its first instructions.',
    'from-small-to-tall/2/name': 'The middle years',
    'from-small-to-tall/2/text':
      'Plan a program, test it, mend it; search well, and say where a fact was found.',
    'good-neighbours/heading': 'A good neighbour online',
    'good-neighbours/text':
      'Four habits are worth practising from the first lesson on. They work at home too.',
    'good-neighbours/actionWords': 'Back to all Facilities',
    'good-neighbours/0/text': 'Ask before using another person’s picture.',
    'good-neighbours/1/text': 'Check a fact in a second place.',
    'good-neighbours/2/text': 'Keep passwords private, even from a best friend.',
    'good-neighbours/3/text': 'Call a grown-up when something on the screen is unkind or strange.',
  },
  starter: {
    title: 'Computer Lab',
    lead: 'Computers at school: what to ask us, and four habits worth having.',
    description:
      'Computers at {school}: what to ask us about lessons and about safety online, and four habits worth practising at school and at home.',
    'in-the-lab/heading': 'What to ask us',
    'in-the-lab/text':
      'Ask us from which grade on children work with computers, what they make with them, and how they are kept safe online.',
  },
};
