import type { DemoMessage } from './content-types.ts';

/** The three welcome messages. The names are clearly sample text. */
export const leadership: DemoMessage[] = [
  {
    id: 'message-chairman',
    category: 'Chairman',
    name: 'Sample Name (Chairman)',
    designation: 'Chairman, LFIS',
    message:
      'Dear parents,\n\n' +
      'You trust us with your child for many hours of every working day, and you are right to ask what we do in that time. Let me answer as plainly as I can.\n\n' +
      'For us, people come before buildings. The teacher, the bus attendant and the person who serves lunch should know your child by name. When I walk through the school I check small things: whether a shy child has someone to sit with, whether the tap in the garden has been repaired, whether a wrong answer gets a question and not a frown. They tell me more than a report does.\n\n' +
      'Our mission is to be a gateway for knowledge and wisdom. We can teach knowledge, from the first letters to algebra. Wisdom comes with practice: settling a quarrel by talking, watering a sapling in the holidays too, losing a race and running again.\n\n' +
      'What can you expect from us? We tell you early when something is difficult, not only at the end of a term. Fees and rules are in writing. The gate is guarded, and the office door is open.\n\n' +
      'And what do we ask of you? Ten minutes every evening to listen to your child, and your trust when we ask for patience.\n\n' +
      'You are welcome here.',
    attachments: ['chairman-portrait'],
  },
  {
    id: 'message-director',
    category: 'Director',
    name: 'Sample Name (Director)',
    designation: 'Director, LFIS',
    message:
      'Let me describe an ordinary Tuesday at our school.\n\n' +
      'The first bell rings and every class begins with ten minutes of talk: what is new, what worries them, who is absent. Then there are two long periods. In Class 2, children may be measuring the corridor with their feet and finding out why everybody gets a different answer. In Class 6, a team is writing down what went wrong with its bridge of paper straws, and that page counts as much as the bridge.\n\n' +
      'After the break children paint, play the tabla, work in the garden or run on the track. No child misses these to finish written work, or as a punishment. We have often seen that a child who cannot sit still at ten leads the rehearsal at twelve.\n\n' +
      'You will not see much of my own work. I look after the timetable, the training of teachers and the classrooms. Teachers watch each other’s lessons and say honestly what they saw. When we try something new, we try it in one class first, ask the children and you how it went, and continue only if it helped.\n\n' +
      'If you visit, please come on a working day and not on a festival. Sit at the back of a lesson, read the notebooks, and ask any child what they are doing and why. If the child can tell you, we are doing our job.',
    attachments: ['director-portrait'],
  },
  {
    id: 'message-principal',
    category: 'Principal',
    name: 'Sample Name (Principal)',
    designation: 'Principal, LFIS',
    message:
      'Good morning! I say this at the front door every day, and I hope to say it to you soon.\n\n' +
      'I would like your child to come home with three things. The first is a question from class to ask at dinner. The second is a friend’s name. The third, I am afraid, is a uniform with some paint or mud on it.\n\n' +
      'Our youngest learn through play, songs and stories, and there is no test to join. In the primary years children read every day, in Hindi and in English, and learn to count with real things before they write numbers. In the middle years they begin to plan their own work, to speak in front of people and to look after younger children.\n\n' +
      'Homework is short. If it takes too long, please stop, write me a note in the diary and let your child sleep. We will sort it out at school, because a tired child learns nothing the next morning.\n\n' +
      'You will hear from us in the parents’ app: circulars, homework, attendance and report cards are all there. But if something worries you, please do not wait for the app. Call the office and ask for the class teacher; if you still have a question after that, ask for me. I teach one lesson every day, and the rest of the time I am easy to find, often near the library.\n\n' +
      'Come and see us, and please bring your child. It is their school, after all.',
    attachments: ['principal-portrait'],
  },
];
