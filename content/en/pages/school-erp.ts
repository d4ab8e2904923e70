import { paragraphs, type TextsOfPage } from '#content/texts.ts';

export const schoolErp: TextsOfPage<'schoolErp'> = {
  sample: {
    title: 'School ERP Software',
    lead: 'One register for the office, the classroom, the parent portal and the app.',
    description:
      'How {school} keeps homework, fees and attendance in one school ERP software, and what parents see of it in the portal and the app.',
    'what-it-is/heading': 'What it is',
    'what-it-is/text': paragraphs(
      'ERP is short for ‘enterprise resource planning’. In a school it means that the registers, which used to be in many cupboards, are in one place. A teacher marks attendance, the office enters a fee, a circular goes out: each is entered once, and everybody who needs it sees the same entry.',
      'An outside company that works for schools makes and runs the software. The school decides what is entered and who can see it. This website is separate from it: the parent portal opens on another site, and you log in there, not here.',
    ),
    'for-parents/heading': 'How it helps parents',
    'for-parents/text':
      'You use the software in the parent portal in your browser and in the app on your phone.',
    'for-parents/0/text': 'Assignments and homework, with the due date.',
    'for-parents/1/text': 'Circulars, so that no letter gets lost in the school bag.',
    'for-parents/2/text': 'Attendance, day by day.',
    'for-parents/3/text': 'Online fee payment, with what is due and what has been paid.',
    'for-parents/4/text': 'Report cards, when the teachers have released them.',
    'animations/0/title': 'Homework',
    'animations/0/text':
      'The teacher writes the homework once. It appears in the app with its due date, and you and your child tick it off in the evening.',
    'animations/0/alt':
      'Animation: on a phone, lines of homework appear one after another, and a tick is drawn beside each.',
    'animations/1/title': 'Fees',
    'animations/1/text': 'You see what is due, pay online, and find the receipt in the same place.',
    'animations/1/alt':
      'Animation: on a phone, a fee slip slides up, a button is pressed, and a receipt with a tick takes its place.',
    'animations/2/title': 'Attendance',
    'animations/2/text':
      'The class teacher marks the register in the morning, and the day’s entry appears on your phone.',
    'animations/2/alt':
      'Animation: on a phone, the days of a calendar fill with ticks one by one, and a single day stays empty.',
    'for-teachers/heading': 'How it helps teachers and the office',
    'for-teachers/text':
      'What is entered once does not have to be copied. A class teacher takes attendance on a screen and gets the monthly total automatically. When you call with a question about fees, the office sees the same entry that you see on your phone.',
    'your-part/heading': 'What you need to do',
    'your-part/text': paragraphs(
      'The register is useful only if it is correct. Please tell the office when your mobile number or address changes: the SMS to reset your password goes to the registered number. Do not share your password, and log out when you have used somebody else’s phone.',
      'The [Parent Guidelines](parentGuidelines) page shows how to log in, reset a password, pay fees and install the app.',
    ),
  },
  starter: {
    title: 'School ERP Software',
    lead: 'What such software is, and what to ask us about it.',
    description:
      'What school ERP software is, what parents of {school} may want to know about the registers in it, and whom to ask for help.',
    'what-it-is/heading': 'What it is',
    'what-it-is/text': paragraphs(
      'ERP is short for ‘enterprise resource planning’. In a school it means that the registers, which used to be in many cupboards, are in one place: each thing is entered once, and everybody who needs it sees the same entry.',
      'This website is separate from such software. The parent portal opens on another site, and you log in there, not here.{?portal}',
    ),
    'for-parents/heading': 'What it means for parents',
    'for-parents/text':
      'Ask the school office which registers parents can read themselves, in a browser or on a phone, and who else can see them.',
    'your-part/heading': 'What you need to do',
    'your-part/text':
      'A register is useful only if it is correct. Please tell the office when your mobile number or address changes.',
  },
};
