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
      'A school is a promise made to a family. You lend us your child for many hours of every working day, and you are right to ask what we do with them. Let me answer as plainly as I can.\n\n' +
      'We give those hours to people before we give them to buildings. A child should be known by name to the teacher, to the bus attendant and to the person who serves lunch. When I walk through the school I look for small things: whether a shy child has someone to sit with, whether the tap in the garden has been repaired, whether a wrong answer is met with a question rather than a frown. These tell me more than any report.\n\n' +
      'Our mission calls the school a gateway for knowledge and wisdom. Knowledge we can teach, from the first letters to the first line of algebra. Wisdom we can only make room for: in a quarrel that is talked through, in a sapling that must be watered in the holidays too, in a race that is lost and run again.\n\n' +
      'What may you expect from us? That we tell you early when something is difficult, and not only at the end of a term. That fees and rules are written down. That the gate is guarded and the door of the office is open.\n\n' +
      'And what do we ask of you? Ten minutes in the evening to listen to the day, and your trust when we ask for patience.\n\n' +
      'You are welcome here.',
    attachments: ['chairman-portrait'],
  },
  {
    id: 'message-director',
    category: 'Director',
    name: 'Sample Name (Director)',
    designation: 'Director, LFIS',
    message:
      'Let me describe an ordinary Tuesday, because that is what you are choosing when you choose a school.\n\n' +
      'The first bell rings and every class begins with ten minutes of talk: what is new, what is worrying, who is away. Then come the two long periods of the morning. In Grade 2 children may be measuring the corridor with their own feet and finding out why nobody gets the same answer. In Grade 6 a team is writing down what went wrong with its bridge of paper straws, and that page counts as much as the bridge.\n\n' +
      'After the break it is the turn of the hands: paint, tabla, garden, track. Nobody is excused from these to finish written work, and nobody is sent out of them as a punishment. We have seen too often that the child who cannot sit still at ten is the one who leads the rehearsal at twelve.\n\n' +
      'My own work is mostly invisible. I look after the timetable, the training of teachers and the rooms they teach in. Teachers watch one another’s lessons and tell each other honestly what they saw. When we try something new, we try it in one class first, ask the children and you how it went, and keep it only if it helped.\n\n' +
      'If you visit, please come on a working day rather than on a festival. Stand at the back of a lesson, look at the notebooks, and ask any child what they are doing and why. If the child can tell you, we are doing our job.',
    attachments: ['director-portrait'],
  },
  {
    id: 'message-principal',
    category: 'Principal',
    name: 'Sample Name (Principal)',
    designation: 'Principal, LFIS',
    message:
      'Good morning! That is how I begin each day at the front door, and I hope to say it to you soon.\n\n' +
      'I would like your child to come home with three things. The first is a question, something that was not quite finished in class and is worth asking at dinner. The second is a friend’s name. The third, I am afraid, is a uniform with some paint or mud on it.\n\n' +
      'Our youngest learn through play, songs and stories, and there is no test to join them. In the primary years they read every day, in Hindi and in English, and learn to work with numbers they can touch before numbers they can only write. In the middle years they begin to plan their own work, to speak before an audience and to look after those who are younger.\n\n' +
      'Homework is short. If it takes longer than it should, stop, write me a line in the diary and let the child sleep. We will sort it out in school, because a tired child learns nothing the next morning either.\n\n' +
      'You will hear from us in the parent app: circulars, homework, attendance and report cards are all there. But please do not wait for the app when something troubles you. Telephone the office and ask for the class teacher; if you still have a question after that, ask for me. I teach one lesson every day and am otherwise easy to find, usually somewhere near the library.\n\n' +
      'Come and see us, and do bring your child. It is their school, after all.',
    attachments: ['principal-portrait'],
  },
];
