import { paragraphs, type TextsOfPage } from '#content/texts.ts';

export const middle: TextsOfPage<'middle'> = {
  sample: {
    title: 'Middle, ages 11–14',
    lead: 'Classes 6–8: children study more subjects, do longer projects and make their first decisions.',
    description:
      'The middle stage at {school}, ages 11 to 14, Classes 6 to 8: a curriculum that follows the Middle Years Programme, and how your child can join.',
    'at-a-glance/0/name': 'Ages',
    'at-a-glance/0/value': '11–14',
    'at-a-glance/1/name': 'Classes',
    'at-a-glance/1/value': 'Classes 6–8',
    'at-a-glance/2/name': 'The curriculum follows',
    'at-a-glance/2/value': 'the Middle Years Programme',
    'programme/heading': 'Connected subjects',
    'programme/text': paragraphs(
      'In Classes 6–8 our curriculum follows the Middle Years Programme. Each subject now has its own methods, and the programme connects the subjects with each other and with life outside the school.',
      'For example, children learn percentages in mathematics and then use them for a shop’s discount, for a rainfall chart in geography, and for the result of a class vote.',
    ),
    'in-a-sentence/text':
      'Show how you found the answer, say how sure you are, and change your mind when the evidence is against you.',
    'subjects/heading': 'What children study',
    'subjects/text': 'Children study all of these every week.',
    'subjects/0/name': 'Languages',
    'subjects/0/text': 'Reading whole books, writing for real readers, speaking in front of people.',
    'subjects/1/name': 'Mathematics',
    'subjects/1/text': 'From arithmetic to algebra and geometry, with every step written down.',
    'subjects/2/name': 'Science',
    'subjects/2/text': 'Children plan experiments, write down what happens, and repeat those that fail.',
    'subjects/3/name': 'History, geography and civics',
    'subjects/3/text': 'Maps, sources, and both sides of an argument.',
    'subjects/4/name': 'Computers',
    'subjects/4/text':
      'Making things as well as looking things up, and good behaviour online. See the [Computer Lab](computerLab).',
    'subjects/5/name': 'Art, music, theatre and sports',
    'subjects/5/text': 'Practice, rehearsal and the courage to perform.',
    'growing-up/heading': 'Growing up at school',
    'growing-up/text': paragraphs(
      'A lot changes between eleven and fourteen, and not always easily. Children of this age need adults who stay calm, rules that are explained, and something useful to be responsible for: their own diary, a shared cupboard, leading a younger class in a game. They also need to learn to ask for help in time.',
      'Please keep talking with us in these years. The parent portal and the app show homework, attendance and report cards, but a change in sleep, friends or appetite is first noticed at home. You are always welcome to call the class teacher.',
    ),
    'joining/heading': 'Joining Classes 6–8',
    'joining/text': paragraphs(
      'Admission has three stages: screening of the application, an aptitude test, and an interaction with child and parents. The formalities follow.',
      'To ask the admissions office whether there is a seat in your child’s class, please {ways}.',
    ),
    'joining/actionWords': 'Admission Process',
    'neighbours/beforeWords': 'Primary, ages 6–11',
  },
  starter: {
    title: 'Middle',
    lead: 'Children study more subjects, do longer projects and make their first decisions.',
    description:
      'The middle stage at {school}: what changes between childhood and youth, what to ask us about subjects, and how your child can join.',
    'programme/heading': 'What to ask us',
    'programme/text':
      'Ask us which subjects there are, who teaches them, how work is marked, and what comes after the last class.',
    'growing-up/heading': 'Growing up at school',
    'growing-up/text': paragraphs(
      'A lot changes in these years, and not always easily. Children of this age need adults who stay calm, rules that are explained, and something useful to be responsible for.',
      'Please keep talking with us. A change in sleep, friends or appetite is first noticed at home.',
    ),
    'neighbours/beforeWords': 'Primary',
  },
};
