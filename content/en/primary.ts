import type { PageContent, SchoolFacts } from '../page-content.ts';
import { waysToReach } from './phrases.ts';

export const primary = (school: SchoolFacts): PageContent => ({
  title: 'Primary, ages 6–11',
  lead: 'Kindergarten to Grade 5: learning to read, to reckon, and to ask a better question.',
  description: `The primary stage at ${school.name}, ages 6 to 11, Kindergarten to Grade 5: a curriculum that follows the Primary Years Programme, and how to join.`,
  banner: 'primary-banner',
  sections: [
    {
      id: 'programme',
      heading: 'The Primary Years Programme',
      picture: 'primary',
      paragraphs: [
        'From Kindergarten to Grade 5 our curriculum follows the Primary Years Programme. Its idea is easy to explain: children understand a thing better when they have asked about it, tried it out and told somebody else.',
        'A class therefore works for some weeks on one large question, such as where our water comes from. It reads about wells and rivers, measures how much a dripping tap wastes in an hour, draws a map, speaks to the person who looks after the tanks, and ends by showing others what it has found. Language, mathematics, science and art all have a part in it, and the children see why they need them.',
      ],
    },
    {
      id: 'foundations',
      heading: 'The foundations',
      paragraphs: ['A good question needs good tools. These are practised in every grade.'],
      list: [
        'Reading: every day, aloud and in silence, stories as well as books of facts.',
        'Writing: in a clear hand, first in sentences and later in pages, and corrected by the writer before the teacher.',
        'Mathematics: with things to hold before signs on paper; tables by heart, and the reason behind them.',
        'Science and the world around: watching, measuring, keeping a record, drawing a conclusion.',
        'Arts, music and games: lessons like any other, and no child misses them to finish written work.',
      ],
    },
    {
      id: 'from-year-to-year',
      heading: 'From year to year',
      paragraphs: [
        'Kindergarten is the bridge: by age it is close to early learning, and by its programme it opens the primary stage. In the first grades much is still spoken, sung and built. By Grade 5 children plan a piece of work over several days, divide it fairly in a team and stand up to explain it.',
        'We look at notebooks, projects and what a child says in class, as well as at tests. You see homework, attendance and report cards in the parent portal and the app. If a subject becomes a worry, please speak to the class teacher early; a small gap closes faster than a large one.',
      ],
    },
    {
      id: 'joining',
      heading: 'Joining the primary stage',
      paragraphs: [
        'For KG there is no test, only the application form and a group observation. From Grade 1 onwards admission has three stages: screening of the application, an aptitude test, and an interaction with child and parents. The formalities follow. Ages and form fees are on the [Admission Process](admissionProcess) page.',
        `To ask about a seat in a particular grade, please ${waysToReach(school)}.`,
      ],
    },
  ],
});
