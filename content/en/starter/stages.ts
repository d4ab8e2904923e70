import { type StarterPage, paragraphs } from '#content/starter.ts';

const joining: StarterPage['sections'][number] = {
  id: 'joining',
  kind: 'cta',
  values: {
    heading: 'Joining',
    text: 'To ask about a seat or to see the classrooms, please {ways}.',
    actionWords: 'Admission Process',
    actionTo: '/AdmissionProcess',
  },
};

/** What is true of children of that age anywhere, and what a family may want to ask. */
export const stages: Record<'earlyLearning' | 'primary' | 'middle', StarterPage> = {
  earlyLearning: {
    layout: 'bands',
    title: 'Early Learning',
    lead: 'The first classroom and the first friends.',
    description:
      'The first years at {school}: what young children need, what to ask us about their day, and how you can help at home before they begin.',
    sections: [
      {
        id: 'learning-through-play',
        kind: 'text',
        values: {
          heading: 'Play is the work',
          text: paragraphs(
            'Young children find things out with their hands. A child who pours water from a tall glass into a wide one is already doing mathematics.',
            'Ask us how a morning goes, how large a class is, and how we help new children to settle in.',
          ),
        },
      },
      {
        id: 'at-home',
        kind: 'text',
        values: {
          heading: 'At home',
          text: 'Talk while you cook, count the stairs, read the same book for the tenth time, and let your child do slowly what you could do quickly.',
        },
      },
      joining,
      {
        id: 'neighbours',
        kind: 'neighbours',
        values: { afterWords: 'Primary', afterTo: '/PrimaryAges' },
      },
    ],
  },
  primary: {
    layout: 'bands',
    title: 'Primary',
    lead: 'Learning to read, to reckon, and to ask a better question.',
    description:
      'The primary stage at {school}: what children of this age learn, what to ask us about classes and homework, and how your child can join.',
    sections: [
      {
        id: 'programme',
        kind: 'text',
        values: {
          heading: 'A question of one’s own',
          text: paragraphs(
            'Children understand a thing better when they have asked about it, tried it out and told somebody else.',
            'Ask us what is taught in each grade, in which languages, how much homework there is, and how you will hear about your child’s work.',
          ),
        },
      },
      {
        id: 'from-year-to-year',
        kind: 'text',
        values: {
          heading: 'From year to year',
          text: 'If a subject becomes a worry, please speak to the class teacher early. A small gap closes faster than a large one.',
        },
      },
      joining,
      {
        id: 'neighbours',
        kind: 'neighbours',
        values: {
          beforeWords: 'Early Learning',
          beforeTo: '/EarlyLearningAges',
          afterWords: 'Middle',
          afterTo: '/MiddleAges',
        },
      },
    ],
  },
  middle: {
    layout: 'bands',
    title: 'Middle',
    lead: 'More subjects, longer projects, and the first decisions of one’s own.',
    description:
      'The middle stage at {school}: what changes between childhood and youth, what to ask us about subjects, and how your child can join.',
    sections: [
      {
        id: 'programme',
        kind: 'text',
        values: {
          heading: 'What to ask us',
          text: 'Ask us which subjects there are, who teaches them, how work is marked, and what comes after the last grade.',
        },
      },
      {
        id: 'growing-up',
        kind: 'text',
        values: {
          heading: 'Growing up at school',
          text: paragraphs(
            'In these years a great deal changes, and not always at a convenient time. Children of this age need grown-ups who stay calm, rules that are explained, and something useful to be responsible for.',
            'Please keep talking with us. A change in sleep, friends or appetite is seen first at home.',
          ),
        },
      },
      joining,
      {
        id: 'neighbours',
        kind: 'neighbours',
        values: { beforeWords: 'Primary', beforeTo: '/PrimaryAges' },
      },
    ],
  },
};
