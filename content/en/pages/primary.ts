import { paragraphs, type TextsOfPage } from '#content/texts.ts';

export const primary: TextsOfPage<'primary'> = {
  sample: {
    title: 'Primary, ages 6–11',
    lead: 'Kindergarten to Class 5: learning to read, do maths and ask better questions.',
    description:
      'The primary stage at {school}, ages 6 to 11, Kindergarten to Class 5: a curriculum that follows the Primary Years Programme, and how to join.',
    'at-a-glance/0/name': 'Ages',
    'at-a-glance/0/value': '6–11',
    'at-a-glance/1/name': 'Classes',
    'at-a-glance/1/value': 'Kindergarten to Class 5',
    'at-a-glance/2/name': 'The curriculum follows',
    'at-a-glance/2/value': 'the Primary Years Programme',
    'programme/heading': 'A curriculum that begins with a question',
    'programme/text': paragraphs(
      'From Kindergarten to Class 5 our curriculum follows the Primary Years Programme. Its idea is simple: children understand something better when they have asked about it, tried it out and explained it to somebody else.',
      'So a class works on one big question for a few weeks. Language, mathematics, science and art all help to find the answer, and the children see why they need them.',
    ),
    'moments/heading': 'Where does our water come from?',
    'moments/text': 'A class works on this question for a few weeks. It can go like this.',
    'moments/0/name': 'Ask',
    'moments/0/text': 'Everyone writes down what they think, and what they would like to know.',
    'moments/1/name': 'Find out',
    'moments/1/text': 'Read books on wells and rivers; talk to the person who looks after the water tanks.',
    'moments/2/name': 'Try',
    'moments/2/text':
      'How much water does a dripping tap waste in an hour? Measure it with a jug and a clock.',
    'moments/3/name': 'Make',
    'moments/3/text': 'Draw a map of all the pipes and taps you can find, to scale.',
    'moments/4/name': 'Tell',
    'moments/4/text': 'Another class listens, asks questions and promises to turn off the taps.',
    'foundations/heading': 'The foundations',
    'foundations/text':
      'To answer their questions, children need these skills. They practise them in every class.',
    'foundations/0/name': 'Reading',
    'foundations/0/text': 'Reading aloud and silently, stories as well as books of facts.',
    'foundations/1/name': 'Writing',
    'foundations/1/text':
      'Neat handwriting, first sentences and later whole pages. Children correct their own work before the teacher does.',
    'foundations/2/name': 'Mathematics',
    'foundations/2/text':
      'First counting with things to hold, then numbers on paper. Children learn the tables by heart and understand them.',
    'foundations/3/name': 'Science and the world around',
    'foundations/3/text': 'Observing, measuring, writing down, drawing a conclusion.',
    'foundations/4/name': 'Arts, music and games',
    'foundations/4/text': 'Subjects like any other: there is something to learn, to practise and to show.',
    'from-year-to-year/heading': 'From year to year',
    'from-year-to-year/text': paragraphs(
      'Kindergarten connects early learning and primary: by age it is close to early learning, and by its programme it is the first step of primary. In the first classes children still learn a lot by talking, singing and building. By Class 5 they plan work over several days, divide it fairly in a team and explain it to others.',
      'You see homework, attendance and report cards in the parent portal and the app; [Parent Guidelines](parentGuidelines) shows how to log in. If your child finds a subject difficult, please speak to the class teacher early. A small gap is easier to close.',
    ),
    'joining/heading': 'Joining the primary stage',
    'joining/text': paragraphs(
      'For KG there is no test, only the application form and a group observation. From Class 1 onwards admission has three stages: screening of the application, an aptitude test, and an interaction with child and parents. The formalities follow.',
      'To ask the admissions office about a seat in a particular class, please {ways}.',
    ),
    'joining/actionWords': 'Admission Process',
    'neighbours/beforeWords': 'Early Learning, ages 3–5',
    'neighbours/afterWords': 'Middle, ages 11–14',
  },
  starter: {
    title: 'Primary',
    lead: 'Learning to read, do maths and ask better questions.',
    description:
      'The primary stage at {school}: what children of this age learn, what to ask us about classes and homework, and how your child can join.',
    'programme/heading': 'Children’s own questions',
    'programme/text': paragraphs(
      'Children understand something better when they have asked about it, tried it out and explained it to somebody else.',
      'Ask us what is taught in each class, in which languages, how much homework there is, and how you will hear about your child’s work.',
    ),
    'from-year-to-year/heading': 'From year to year',
    'from-year-to-year/text':
      'If your child finds a subject difficult, please speak to the class teacher early. A small gap is easier to close.',
    'neighbours/beforeWords': 'Early Learning',
    'neighbours/afterWords': 'Middle',
  },
};
