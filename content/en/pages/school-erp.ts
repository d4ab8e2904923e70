import { type StarterPage, paragraphs } from '#content/starter.ts';
import { helpDesk } from './help-desk.ts';

export const schoolErp: StarterPage = {
  layout: 'sheet',
  title: 'School ERP Software',
  lead: 'One register behind the office, the classroom, the parent portal and the app.',
  description:
    'How {school} keeps homework, fees and attendance in one school ERP software, and what parents see of it in the portal and the app.',
  banner: 'school-erp-banner',
  sections: [
    {
      id: 'what-it-is',
      kind: 'text',
      values: {
        heading: 'What it is',
        text: paragraphs(
          'ERP stands for ‘enterprise resource planning’. In a school it means that the registers which used to lie in many cupboards are kept in one place. A teacher marks attendance, the office enters a fee, a circular goes out: each is written down once, and everybody who needs it reads the same entry.',
          'The software is made and run by an outside provider that works with schools. The school decides what is entered and who may see it. This website stands apart from it: the parent portal opens on a separate site, and you log in there and not here.',
        ),
      },
    },
    {
      id: 'for-parents',
      kind: 'list',
      values: {
        heading: 'What it does for parents',
        text: 'You meet the software as the parent portal in your browser and as the app on your phone.',
      },
      items: [
        { text: 'Assignments and homework, with the day on which they are due.' },
        { text: 'Circulars, so that a letter cannot be lost at the bottom of a bag.' },
        { text: 'Attendance, day by day.' },
        { text: 'Online fee payment, with what is due and what has been paid.' },
        { text: 'Report cards, when the teachers have released them.' },
      ],
    },
    {
      id: 'animations',
      kind: 'drawings',
      values: {},
      items: [
        {
          drawing: 'erp-homework',
          title: 'Homework',
          text: 'The teacher writes the homework once. It appears in the app with its due date, and you tick it off together in the evening.',
          alt: 'Animation: on a phone, lines of homework appear one after another, and a tick is drawn beside each.',
        },
        {
          drawing: 'erp-fees',
          title: 'Fees',
          text: 'You see what is due, pay online, and find the receipt in the same place.',
          alt: 'Animation: on a phone, a fee slip slides up, a button is pressed, and a receipt with a tick takes its place.',
        },
        {
          drawing: 'erp-attendance',
          title: 'Attendance',
          text: 'The class teacher marks the register in the morning, and the day’s entry appears on your phone.',
          alt: 'Animation: on a phone, the days of a calendar fill with ticks one by one, and a single day stays empty.',
        },
      ],
    },
    {
      id: 'for-teachers',
      kind: 'text',
      values: {
        heading: 'What it does for teachers and the office',
        text: 'Work that is written once need not be copied. A class teacher takes attendance on a screen and has the monthly total without adding it up. When you call with a question about fees, the office has the same entry before it that you see on your phone.',
      },
    },
    {
      id: 'your-part',
      kind: 'text',
      values: {
        heading: 'Your part',
        text: paragraphs(
          'The register is only as good as what is in it. Please tell the office when your mobile number or address changes: the SMS that resets your password goes to the number that is registered. Keep your password to yourself, and log out when you have used somebody else’s phone.',
          'The [Parent Guidelines](parentGuidelines) page shows how to log in, reset a password, pay fees and install the app.',
        ),
      },
    },
    helpDesk,
  ],
};
