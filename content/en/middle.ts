import type { PageContent, SchoolFacts } from '../page-content.ts';
import { waysToReach } from './phrases.ts';

export const middle = (school: SchoolFacts): PageContent => ({
  title: 'Middle, ages 11–14',
  lead: 'Grades 6–8: more subjects, longer projects, and the first decisions of one’s own.',
  description: `The middle stage at ${school.name}, ages 11 to 14, Grades 6 to 8: a curriculum that follows the Middle Years Programme, and how your child can join.`,
  banner: 'middle-banner',
  sections: [
    {
      id: 'programme',
      heading: 'The Middle Years Programme',
      picture: 'middle',
      paragraphs: [
        'In Grades 6–8 our curriculum follows the Middle Years Programme. Subjects now have their own teachers and their own methods, and the programme keeps them in touch with one another and with life outside the school.',
        'Percentages, for example, are learnt in mathematics and then put to use: on a shop’s discount, on a rainfall chart in geography, on the result of a class vote. Pupils are asked to show how they came to an answer, to say how far they trust it, and to change their mind when the evidence is against them.',
      ],
    },
    {
      id: 'subjects',
      heading: 'What is studied',
      paragraphs: ['The week has room for all of these.'],
      list: [
        'Languages: reading whole books, writing for a real reader, speaking before an audience.',
        'Mathematics: from arithmetic to algebra and geometry, with every step written down.',
        'Science: experiments that are planned, recorded and, when they fail, repeated.',
        'History, geography and civic life: maps, sources, and two sides of an argument.',
        'Computers: making things as well as looking things up, and behaving decently online.',
        'Art, music, theatre and sports: practice, rehearsal and the nerve to perform.',
      ],
    },
    {
      id: 'growing-up',
      heading: 'Growing up at school',
      paragraphs: [
        'Between eleven and fourteen a great deal changes, and not always at a convenient time. Children of this age need grown-ups who stay calm, rules that are explained, and something useful to be responsible for. They keep their own diary, look after shared things, lead younger pupils at an assembly or in a game, and learn to ask for help before the last evening.',
        'Please keep talking with us in these years. The parent portal and the app show homework, attendance and report cards, but a change in sleep, friends or appetite is seen first at home. A telephone call to the class teacher is never a bother.',
      ],
    },
    {
      id: 'joining',
      heading: 'Joining Grades 6–8',
      paragraphs: [
        'Admission has three stages: screening of the application, an aptitude test, and an interaction with child and parents. The formalities follow. The age for each grade and the fees for the form are on the [Admission Process](admissionProcess) page.',
        `To ask whether there is a seat in your child’s grade, please ${waysToReach(school)}.`,
      ],
    },
  ],
});
