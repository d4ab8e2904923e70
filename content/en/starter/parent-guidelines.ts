import { type StarterPage, paragraphs } from '#content/starter.ts';
import { helpDesk } from '../pages/help-desk.ts';

export const parentGuidelines: StarterPage = {
  layout: 'sheet',
  title: 'Parent Guidelines',
  lead: 'How parents and {school} keep in touch.',
  description:
    'Help for parents of {school}: how to be told of homework, attendance and fees, what to keep in mind, and whom to ask if something fails.',
  sections: [
    {
      id: 'log-in',
      kind: 'text',
      values: {
        heading: 'Homework, attendance and fees',
        text: paragraphs(
          'The portal is a separate site, and your browser opens it in a new tab.{?portal} Log in with the user name and the password that the school has given you.{?portal} Save the portal as a bookmark, so that you always come to the right place.{?portal}',
          'Please ask the school office how parents are told of homework, attendance and fees.{!portal}',
        ),
        below: 'portal',
      },
    },
    {
      id: 'passwords',
      kind: 'text',
      values: {
        heading: 'Passwords{?portal}',
        text: 'Keep yours to yourself, and log out when you have used somebody else’s phone.{?portal} The school does not need your password to help you.{?portal}',
      },
    },
    {
      id: 'pay-fees',
      kind: 'list',
      values: {
        heading: 'When you pay fees',
        text: 'Ask the office how and by when fees are paid. Wherever you pay them:',
      },
      items: [
        { text: 'Read the name, the class, the period and the amount before you pay.' },
        { text: 'Keep the receipt.' },
        {
          text: 'If money has left your account and no receipt appears, do not pay a second time. Tell the office the date, the amount and the bank’s reference number.',
        },
      ],
    },
    {
      id: 'keep-us-informed',
      kind: 'list',
      values: { heading: 'Please tell the office' },
      items: [
        { text: 'When your phone number or your address changes.' },
        { text: 'When somebody else is to collect your child.' },
        { text: 'When your child cannot come.' },
      ],
    },
    helpDesk,
  ],
};
