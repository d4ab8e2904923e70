import type { ParentsAppContent, SchoolFacts } from '../page-content.ts';

export const parentsApp = ({ name }: Pick<SchoolFacts, 'name'>): ParentsAppContent => ({
  heading: 'The parents’ app',
  text: `Assignments, homework, circulars, attendance, online fee payment and report cards from ${name}, on your phone.`,
  features: [
    { id: 'assignments', name: 'Assignments', text: 'What has been set, and when it is due.' },
    { id: 'homework', name: 'Homework', text: 'What is to be done for tomorrow.' },
    { id: 'circulars', name: 'Circulars', text: 'Every letter from the school, kept together.' },
    { id: 'attendance', name: 'Attendance', text: 'Present or absent, day by day.' },
    {
      id: 'online-fee-payment',
      name: 'Online fee payment',
      text: 'What is due, and a way to pay it from home.',
    },
    { id: 'report-cards', name: 'Report cards', text: 'Results and teachers’ remarks, term after term.' },
  ],
});
