import { paragraphs, type TextsOfPage } from '#content/texts.ts';

export const primary: TextsOfPage<'primary'> = {
  sample: {
    title: 'Primary, ages 6–11',
    lead: 'Kindergarten to Grade 5: learning to read, do maths and ask better questions.',
    description:
      'The primary stage at {school}, ages 6 to 11, Kindergarten to Grade 5: a curriculum that follows the Primary Years Programme, and how to join.',
    'at-a-glance/0/name': 'Ages',
    'at-a-glance/0/value': '6–11',
    'at-a-glance/1/name': 'Classes',
    'at-a-glance/1/value': 'Kindergarten to Grade 5',
    'at-a-glance/2/name': 'The curriculum follows',
    'at-a-glance/2/value': 'the Primary Years Programme',
    'programme/heading': 'A curriculum that begins with a question',
    'programme/text': paragraphs(
      'From Kindergarten to Grade 5 our curriculum follows the Primary Years Programme. Its idea is easy to explain: children understand a thing better when they have asked about it, tried it out and told somebody else.',
      'A class therefore works for some weeks on one large question. Language, mathematics, science and art all have a part in the answer, and the children see why they need them.',
    ),
    'moments/heading': 'Where does our water come from?',
    'moments/text': 'One question for a class, followed for some weeks. It might go like this.',
    'moments/0/name': 'Ask',
    'moments/0/text': 'Everyone writes down what they think, and what they would like to know.',
    'moments/1/name': 'Find out',
    'moments/1/text': 'Books on wells and rivers; a talk with the person who looks after the tanks.',
    'moments/2/name': 'Try',
    'moments/2/text': 'How much does a dripping tap waste in an hour? A jug and a clock will tell.',
    'moments/3/name': 'Make',
    'moments/3/text': 'A map of every pipe and tap one can find, drawn to scale.',
    'moments/4/name': 'Tell',
    'moments/4/text': 'Another class listens, asks back, and promises to turn off the taps.',
    'foundations/heading': 'The foundations',
    'foundations/text': 'A good question needs good tools. These are practised in every grade.',
    'foundations/0/name': 'Reading',
    'foundations/0/text': 'Aloud and in silence, stories as well as books of facts.',
    'foundations/1/name': 'Writing',
    'foundations/1/text':
      'In a clear hand, first in sentences and later in pages, and corrected by the writer before the teacher.',
    'foundations/2/name': 'Mathematics',
    'foundations/2/text':
      'With things to hold before signs on paper; tables by heart, and the reason behind them.',
    'foundations/3/name': 'Science and the world around',
    'foundations/3/text': 'Watching, measuring, keeping a record, drawing a conclusion.',
    'foundations/4/name': 'Arts, music and games',
    'foundations/4/text': 'Lessons like any other: there is something to learn, to practise and to show.',
    'from-year-to-year/heading': 'From year to year',
    'from-year-to-year/text': paragraphs(
      'Kindergarten is the bridge: by age it is close to early learning, and by its programme it opens the primary stage. In the first grades much is still spoken, sung and built. By Grade 5 children plan a piece of work over several days, divide it fairly in a team and stand up to explain it.',
      'You see homework, attendance and report cards in the parent portal and the app; [Parent Guidelines](parentGuidelines) shows how to log in. If a subject becomes a worry, please speak to the class teacher early. A small gap closes faster than a large one.',
    ),
    'joining/heading': 'Joining the primary stage',
    'joining/text': paragraphs(
      'For KG there is no test, only the application form and a group observation. From Grade 1 onwards admission has three stages: screening of the application, an aptitude test, and an interaction with child and parents. The formalities follow.',
      'To ask the admissions office about a seat in a particular grade, please {ways}.',
    ),
    'joining/actionWords': 'Admission Process',
    'neighbours/beforeWords': 'Early Learning, ages 3–5',
    'neighbours/afterWords': 'Middle, ages 11–14',
  },
  starter: {
    title: 'Primary',
    lead: 'Learning to read, to reckon, and to ask a better question.',
    description:
      'The primary stage at {school}: what children of this age learn, what to ask us about classes and homework, and how your child can join.',
    'programme/heading': 'A question of one’s own',
    'programme/text': paragraphs(
      'Children understand a thing better when they have asked about it, tried it out and told somebody else.',
      'Ask us what is taught in each grade, in which languages, how much homework there is, and how you will hear about your child’s work.',
    ),
    'from-year-to-year/heading': 'From year to year',
    'from-year-to-year/text':
      'If a subject becomes a worry, please speak to the class teacher early. A small gap closes faster than a large one.',
    'neighbours/beforeWords': 'Early Learning',
    'neighbours/afterWords': 'Middle',
  },
};
