import { paragraphs, type TextsOfPage } from '#content/texts.ts';

export const middle: TextsOfPage<'middle'> = {
  sample: {
    title: 'Middle, ages 11–14',
    lead: 'Grades 6–8: more subjects, longer projects, and making their own first decisions.',
    description:
      'The middle stage at {school}, ages 11 to 14, Grades 6 to 8: a curriculum that follows the Middle Years Programme, and how your child can join.',
    'at-a-glance/0/name': 'Ages',
    'at-a-glance/0/value': '11–14',
    'at-a-glance/1/name': 'Classes',
    'at-a-glance/1/value': 'Grades 6–8',
    'at-a-glance/2/name': 'The curriculum follows',
    'at-a-glance/2/value': 'the Middle Years Programme',
    'programme/heading': 'Subjects that speak to one another',
    'programme/text': paragraphs(
      'In Grades 6–8 our curriculum follows the Middle Years Programme. Each subject now has methods of its own, and the programme keeps them in touch with one another and with life outside the school.',
      'Percentages, for example, are learnt in mathematics and then put to use: on a shop’s discount, on a rainfall chart in geography, on the result of a class vote.',
    ),
    'in-a-sentence/text':
      'Show how you came to the answer, say how far you trust it, and change your mind when the evidence is against you.',
    'subjects/heading': 'What is studied',
    'subjects/text': 'The week has room for all of these.',
    'subjects/0/name': 'Languages',
    'subjects/0/text': 'Whole books, writing for a real reader, speaking before an audience.',
    'subjects/1/name': 'Mathematics',
    'subjects/1/text': 'From arithmetic to algebra and geometry, with every step written down.',
    'subjects/2/name': 'Science',
    'subjects/2/text': 'Experiments that are planned, recorded and, when they fail, repeated.',
    'subjects/3/name': 'History, geography and civic life',
    'subjects/3/text': 'Maps, sources, and two sides of an argument.',
    'subjects/4/name': 'Computers',
    'subjects/4/text':
      'Making things as well as looking things up, and behaving decently online. See the [Computer Lab](computerLab).',
    'subjects/5/name': 'Art, music, theatre and sports',
    'subjects/5/text': 'Practice, rehearsal and the nerve to perform.',
    'growing-up/heading': 'Growing up at school',
    'growing-up/text': paragraphs(
      'Between eleven and fourteen a great deal changes, and not always at a convenient time. Children of this age need grown-ups who stay calm, rules that are explained, and something useful to be responsible for: their own diary, a shared cupboard, a younger class to lead in a game. They also need practice in asking for help before the last evening.',
      'Please keep talking with us in these years. The parent portal and the app show homework, attendance and report cards, but a change in sleep, friends or appetite is seen first at home. A telephone call to the class teacher is never a bother.',
    ),
    'joining/heading': 'Joining Grades 6–8',
    'joining/text': paragraphs(
      'Admission has three stages: screening of the application, an aptitude test, and an interaction with child and parents. The formalities follow.',
      'To ask the admissions office whether there is a seat in your child’s grade, please {ways}.',
    ),
    'joining/actionWords': 'Admission Process',
    'neighbours/beforeWords': 'Primary, ages 6–11',
  },
  starter: {
    title: 'Middle',
    lead: 'More subjects, longer projects, and making their own first decisions.',
    description:
      'The middle stage at {school}: what changes between childhood and youth, what to ask us about subjects, and how your child can join.',
    'programme/heading': 'What to ask us',
    'programme/text':
      'Ask us which subjects there are, who teaches them, how work is marked, and what comes after the last grade.',
    'growing-up/heading': 'Growing up at school',
    'growing-up/text': paragraphs(
      'In these years a great deal changes, and not always at a convenient time. Children of this age need grown-ups who stay calm, rules that are explained, and something useful to be responsible for.',
      'Please keep talking with us. A change in sleep, friends or appetite is seen first at home.',
    ),
    'neighbours/beforeWords': 'Primary',
  },
};
