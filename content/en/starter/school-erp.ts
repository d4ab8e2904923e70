import { type StarterPage, paragraphs } from '#content/starter.ts';
import { helpDesk } from '../pages/help-desk.ts';

export const schoolErp: StarterPage = {
  layout: 'sheet',
  title: 'School ERP Software',
  lead: 'What such software is, and what to ask us about it.',
  description:
    'What school ERP software is, what parents of {school} may want to know about the registers that are kept with it, and whom to ask for help.',
  sections: [
    {
      id: 'what-it-is',
      kind: 'text',
      values: {
        heading: 'What it is',
        text: paragraphs(
          'ERP stands for ‘enterprise resource planning’. In a school it means that the registers which used to lie in many cupboards are kept in one place: each thing is written down once, and everybody who needs it reads the same entry.',
          'This website stands apart from such software. The parent portal opens on a separate site, and you log in there and not here.{?portal}',
        ),
      },
    },
    {
      id: 'for-parents',
      kind: 'text',
      values: {
        heading: 'What it means for parents',
        text: 'Ask the school office which registers parents can read themselves, in a browser or on a phone, and who else may see them.',
      },
    },
    // What has no title is not drawn: the office says what its software does.
    {
      id: 'animations',
      kind: 'drawings',
      values: {},
      items: [{ drawing: 'erp-homework' }, { drawing: 'erp-fees' }, { drawing: 'erp-attendance' }],
    },
    {
      id: 'your-part',
      kind: 'text',
      values: {
        heading: 'Your part',
        text: 'A register is only as good as what is in it. Please tell the office when your mobile number or address changes.',
      },
    },
    helpDesk,
  ],
};
