import type { StarterPage } from '#content/starter.ts';
import { helpDesk } from './help-desk.ts';

export const parentGuidelines: StarterPage = {
  layout: 'sheet',
  title: 'Parent Guidelines',
  lead: 'Log in to the parent portal, reset your password, pay fees online and install the app, step by step.',
  description:
    'Help for {school} parents: log in to the parent portal, reset the password by SMS, pay fees online, install the app and reach the help desk.',
  banner: 'parent-guidelines-banner',
  sections: [
    {
      id: 'log-in',
      kind: 'steps',
      values: {
        heading: 'Log in to the parent portal',
        text: 'The portal is a separate site, and your browser opens it in a new tab. Its buttons may be worded a little differently from the steps below.',
        below: 'portal',
      },
      items: [
        {
          heading: 'Open the portal',
          text: 'Press Parent Portal at the top of any page of this site, or the button below these steps.{?portal} Save the portal as a bookmark, so that you always come to the right place.{?portal} Ask the school office for the address of the parent portal.{!portal}',
        },
        {
          heading: 'Enter your user name and password',
          text: 'Use the details that the school has given you. Capital and small letters make a difference in a password.',
        },
        {
          heading: 'Check whose page it is',
          text: 'Look for your child’s name and class. If you have more than one child at the school, choose the right one first.',
        },
      ],
    },
    {
      id: 'reset-password',
      kind: 'steps',
      values: {
        heading: 'Reset your password',
        text: 'You need the mobile number that is registered with the school. If that number has changed, give the new one to the office before you begin.',
      },
      items: [
        { heading: 'Choose ‘Forgot password’', text: 'The link is on the page where you log in.' },
        {
          heading: 'Enter your registered mobile number',
          text: 'Type the number and send it. Keep that phone beside you.',
        },
        {
          heading: 'Read the SMS',
          text: 'A message comes to the registered number. Follow it to set a new password. If nothing comes, check that the phone has a signal and try once more.',
        },
        {
          heading: 'Log in again',
          text: 'Use the new password. Do not forward the SMS to anybody: the school does not need your password to help you.',
        },
      ],
    },
    {
      id: 'pay-fees',
      kind: 'steps',
      values: {
        heading: 'Pay fees online',
        text: 'You can pay from home. Have your bank details ready before you begin.',
      },
      items: [
        { heading: 'Log in and open the fees', text: 'The portal shows what is due for each child.' },
        {
          heading: 'Check before you pay',
          text: 'Read the name, the class, the period and the amount. If something is wrong, stop and ask the [help desk](parentGuidelines#help-desk).',
        },
        {
          heading: 'Make the payment',
          text: 'Choose a way to pay and wait until the portal confirms it. Please do not close the tab or press Back while the bank is answering.',
        },
        {
          heading: 'Keep the receipt',
          text: 'Download it or take a screenshot. If money has left your account and no receipt appears, do not pay a second time. Give the [help desk](parentGuidelines#help-desk) the date, the amount and the bank’s reference number.',
        },
      ],
    },
    {
      id: 'install-app',
      kind: 'steps',
      values: {
        heading: 'Install the mobile app',
        text: 'The app brings assignments, homework, circulars, attendance, online fee payment and report cards to your phone.',
        below: 'app',
      },
      items: [
        {
          heading: 'Open the app store',
          text: 'Android phones have Google Play, iPhones have the App Store. Follow the link for your phone and install the app.',
        },
        {
          heading: 'Enter the school code',
          text: 'If the app asks for a school code, you will find it at the foot of every page of this site.',
        },
        {
          heading: 'Log in and allow notifications',
          text: 'Use the same details as on the portal. With notifications on, you need not look for new circulars yourself.',
        },
      ],
    },
    helpDesk,
  ],
};
