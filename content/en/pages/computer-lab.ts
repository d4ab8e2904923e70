import { paragraphs, type TextsOfPage } from '#content/texts.ts';

export const computerLab: TextsOfPage<'computerLab'> = {
  sample: {
    title: 'Computer Lab',
    lead: 'Here children learn to make things on a computer, and to correct their own mistakes.',
    description:
      'The computer lab of {school} in five photos: where children type, draw, look things up with care and write their first programs.',
    'photos/0/caption': 'Ready for the next class',
    'photos/1/caption': 'The task of the day',
    'photos/2/caption': 'One types, the other thinks aloud',
    'photos/3/caption': 'A question, and the teacher comes to help',
    'photos/4/caption': 'A flower, programmed line by line',
    'in-the-lab/heading': 'First an idea, then a keyboard',
    'in-the-lab/text': paragraphs(
      'Children come to the lab with their class and their teacher to make something: a drawing, a page, a table, a short program.',
      'A program does exactly what its lines say, and that is not always what the child meant. A flower may come out with three extra petals. Then the child reads the lines again, one by one, and finds the mistake. This patience helps in mathematics the next morning, and in an essay the week after.',
      'Sometimes two children share a computer: one types, the other thinks aloud, and after a while they change places. Children can raise a hand and ask at any time.',
    ),
    'from-small-to-tall/heading': 'What children learn at each age',
    'from-small-to-tall/0/name': 'The first years',
    'from-small-to-tall/0/text':
      'Holding the mouse, drawing on the screen, finding the letters of their name.',
    'from-small-to-tall/1/name': 'The primary years',
    'from-small-to-tall/1/text':
      'Typing a page, making a table, preparing a talk with pictures, giving a computer its first instructions.',
    'from-small-to-tall/2/name': 'The middle years',
    'from-small-to-tall/2/text':
      'Planning a program, testing it and fixing it; searching well, and saying where a fact was found.',
    'good-neighbours/heading': 'Good habits online',
    'good-neighbours/text':
      'Children should practise these four habits from the first lesson. They are useful at home too.',
    'good-neighbours/actionWords': 'See all facilities',
    'good-neighbours/0/text': 'Ask before using another person’s picture.',
    'good-neighbours/1/text': 'Check every fact in a second place.',
    'good-neighbours/2/text': 'Keep passwords private, even from a best friend.',
    'good-neighbours/3/text': 'Call a grown-up when something on the screen is unkind or strange.',
  },
  starter: {
    title: 'Computer Lab',
    lead: 'Computers at school: what to ask us, and four good habits.',
    description:
      'Computers at {school}: what to ask us about lessons and about safety online, and four habits worth practising at school and at home.',
    'in-the-lab/heading': 'What to ask us',
    'in-the-lab/text':
      'Ask us from which class children work with computers, what they make with them, and how we keep them safe online.',
  },
};
