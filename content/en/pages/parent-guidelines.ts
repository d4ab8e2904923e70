import { paragraphs, type TextsOfPage } from '#content/texts.ts';

export const parentGuidelines: TextsOfPage<'parentGuidelines'> = {
  sample: {
    title: 'Parent Guidelines',
    lead: 'Log in to the parent portal, reset your password, pay fees online and install the app, step by step.',
    description:
      'Help for {school} parents: log in to the parent portal, reset the password by SMS, pay fees online, install the app and reach the help desk.',
    'log-in/heading': 'Log in to the parent portal',
    'log-in/text':
      'The portal is a separate site, and it opens in a new tab. The words on its buttons may be a little different from the steps below.',
    'log-in/0/heading': 'Open the portal',
    'log-in/0/text':
      'Press Parent Portal at the top of any page of this site, or the button below these steps.{?portal} Save the portal as a bookmark, so that you always come to the right place.{?portal} Ask the school office for the address of the parent portal.{!portal}',
    'log-in/1/heading': 'Enter your user name and password',
    'log-in/1/text':
      'Use the details that the school has given you. Type capital and small letters in the password exactly as they are.',
    'log-in/2/heading': 'Check that it is the right page',
    'log-in/2/text':
      'Look for your child’s name and class. If you have more than one child at the school, choose the right one first.',
    'reset-password/heading': 'Reset your password',
    'reset-password/text':
      'You need the mobile number that is registered with the school. If that number has changed, give the new one to the office before you begin.',
    'reset-password/0/heading': 'Choose ‘Forgot password’',
    'reset-password/0/text': 'The link is on the page where you log in.',
    'reset-password/1/heading': 'Enter your registered mobile number',
    'reset-password/1/text': 'Type the number and send it. Keep that phone with you.',
    'reset-password/2/heading': 'Read the SMS',
    'reset-password/2/text':
      'A message comes to the registered number. Follow it to set a new password. If no message comes, check that the phone has a signal and try again.',
    'reset-password/3/heading': 'Log in again',
    'reset-password/3/text':
      'Use the new password. Do not forward the SMS to anyone: the school does not need your password to help you.',
    'pay-fees/heading': 'Pay fees online',
    'pay-fees/text': 'You can pay from home. Have your bank details ready before you begin.',
    'pay-fees/0/heading': 'Log in and open the fees',
    'pay-fees/0/text': 'The portal shows what is due for each child.',
    'pay-fees/1/heading': 'Check before you pay',
    'pay-fees/1/text':
      'Read the name, the class, the period and the amount. If something is wrong, stop and ask the [help desk](parentGuidelines#help-desk).',
    'pay-fees/2/heading': 'Make the payment',
    'pay-fees/2/text':
      'Choose how to pay and wait until the portal confirms the payment. Until then, do not close the tab and do not press Back.',
    'pay-fees/3/heading': 'Save the receipt',
    'pay-fees/3/text':
      'Download it or take a screenshot. If the money has left your account but there is no receipt, do not pay again. Give the [help desk](parentGuidelines#help-desk) the date, the amount and the bank’s reference number.',
    'install-app/heading': 'Install the mobile app',
    'install-app/text':
      'The app brings assignments, homework, circulars, attendance, online fee payment and report cards to your phone.',
    'install-app/0/heading': 'Open the app store',
    'install-app/0/text':
      'Android phones have Google Play, iPhones have the App Store. Follow the link for your phone and install the app.',
    'install-app/1/heading': 'Enter the school code',
    'install-app/1/text':
      'If the app asks for a school code, you will find it at the foot of every page of this site.',
    'install-app/2/heading': 'Log in and allow notifications',
    'install-app/2/text':
      'Use the same details as on the portal. With notifications on, you do not have to look for new circulars.',
    'help-desk/heading': 'Help desk',
    'help-desk/text': paragraphs(
      'If something does not work, please tell us.{?helpDesk} If something does not work, please come to the school office.{!helpDesk} The help desk is open from {helpDeskOpens} to {helpDeskCloses}.',
      'Tell us your child’s name and class, what you did and what you saw. A screenshot helps. Please never send your password.',
    ),
  },
  starter: {
    title: 'Parent Guidelines',
    lead: 'How parents and {school} keep in touch.',
    description:
      'Help for parents of {school}: how to get news of homework, attendance and fees, what to keep in mind, and whom to ask if something does not work.',
    'log-in/heading': 'Homework, attendance and fees',
    'log-in/text': paragraphs(
      'The portal is a separate site, and it opens in a new tab.{?portal} Log in with the user name and the password that the school has given you.{?portal} Save the portal as a bookmark, so that you always come to the right place.{?portal}',
      'Please ask the school office how it informs parents about homework, attendance and fees.{!portal}',
    ),
    'passwords/heading': 'Passwords{?portal}',
    'passwords/text':
      'Do not share your password, and log out when you have used somebody else’s phone.{?portal} The school does not need your password to help you.{?portal}',
    'pay-fees/heading': 'When you pay fees',
    'pay-fees/text': 'Ask the office how to pay the fees and by when. Each time you pay:',
    'pay-fees/0/text': 'Read the name, the class, the period and the amount before you pay.',
    'pay-fees/1/text': 'Keep the receipt.',
    'pay-fees/2/text':
      'If the money has left your account but there is no receipt, do not pay again. Tell the office the date, the amount and the bank’s reference number.',
    'keep-us-informed/heading': 'Please tell the office',
    'keep-us-informed/0/text': 'When your phone number or your address changes.',
    'keep-us-informed/1/text': 'When somebody else will collect your child.',
    'keep-us-informed/2/text': 'When your child cannot come to school.',
  },
};
