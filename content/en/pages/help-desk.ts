import { type StarterPage, paragraphs } from '#content/starter.ts';

/** Beside every page that explains the portal or the app. */
export const helpDesk: StarterPage['sections'][number] = {
  id: 'help-desk',
  kind: 'ways',
  values: {
    heading: 'Help desk',
    text: paragraphs(
      'If something does not work, please tell us.{?helpDesk} If something does not work, please come to the school office.{!helpDesk} The help desk is open from {helpDeskOpens} to {helpDeskCloses}.',
      'Give your child’s name and class, and say what you did and what you saw. A screenshot helps. Please never send your password.',
    ),
    of: 'helpDesk',
  },
};
