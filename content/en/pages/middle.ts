import { type StarterPage, paragraphs } from '#content/starter.ts';

export const middle: StarterPage = {
  layout: 'bands',
  title: 'Middle, ages 11–14',
  lead: 'Grades 6–8: more subjects, longer projects, and the first decisions of one’s own.',
  description:
    'The middle stage at {school}, ages 11 to 14, Grades 6 to 8: a curriculum that follows the Middle Years Programme, and how your child can join.',
  banner: 'middle-banner',
  sections: [
    {
      id: 'at-a-glance',
      kind: 'facts',
      values: {},
      items: [
        { name: 'Ages', value: '11–14' },
        { name: 'Classes', value: 'Grades 6–8' },
        { name: 'The curriculum follows', value: 'the Middle Years Programme' },
      ],
    },
    {
      id: 'programme',
      kind: 'text',
      values: {
        heading: 'Subjects that speak to one another',
        text: paragraphs(
          'In Grades 6–8 our curriculum follows the Middle Years Programme. Each subject now has methods of its own, and the programme keeps them in touch with one another and with life outside the school.',
          'Percentages, for example, are learnt in mathematics and then put to use: on a shop’s discount, on a rainfall chart in geography, on the result of a class vote.',
        ),
      },
    },
    {
      id: 'in-a-sentence',
      kind: 'quote',
      values: {
        text: 'Show how you came to the answer, say how far you trust it, and change your mind when the evidence is against you.',
      },
    },
    {
      id: 'subjects',
      kind: 'terms',
      values: { heading: 'What is studied', text: 'The week has room for all of these.' },
      items: [
        { name: 'Languages', text: 'Whole books, writing for a real reader, speaking before an audience.' },
        {
          name: 'Mathematics',
          text: 'From arithmetic to algebra and geometry, with every step written down.',
        },
        { name: 'Science', text: 'Experiments that are planned, recorded and, when they fail, repeated.' },
        { name: 'History, geography and civic life', text: 'Maps, sources, and two sides of an argument.' },
        {
          name: 'Computers',
          text: 'Making things as well as looking things up, and behaving decently online. See the [Computer Lab](computerLab).',
        },
        { name: 'Art, music, theatre and sports', text: 'Practice, rehearsal and the nerve to perform.' },
      ],
    },
    {
      id: 'growing-up',
      kind: 'text',
      values: {
        heading: 'Growing up at school',
        text: paragraphs(
          'Between eleven and fourteen a great deal changes, and not always at a convenient time. Children of this age need grown-ups who stay calm, rules that are explained, and something useful to be responsible for: their own diary, a shared cupboard, a younger class to lead in a game. They also need practice in asking for help before the last evening.',
          'Please keep talking with us in these years. The parent portal and the app show homework, attendance and report cards, but a change in sleep, friends or appetite is seen first at home. A telephone call to the class teacher is never a bother.',
        ),
        picture: 'middle-science',
        side: 'start',
      },
    },
    {
      id: 'joining',
      kind: 'cta',
      values: {
        heading: 'Joining Grades 6–8',
        text: paragraphs(
          'Admission has three stages: screening of the application, an aptitude test, and an interaction with child and parents. The formalities follow.',
          'To ask the admissions office whether there is a seat in your child’s grade, please {ways}.',
        ),
        actionWords: 'Admission Process',
        actionTo: '/AdmissionProcess',
      },
    },
    {
      id: 'neighbours',
      kind: 'neighbours',
      values: { beforeWords: 'Primary, ages 6–11', beforeTo: '/PrimaryAges' },
    },
  ],
};
