import { en } from '#app/words/en.ts';
import type { SchoolFacts, Section } from '../page-content.ts';

export const rupees = (amount: number) => `Rs. ${amount.toLocaleString('en-IN')}`;

/** Completes 'Please …'. Reads well however little of the profile is filled in. */
export function waysToReach({ phone, email }: SchoolFacts): string {
  if (phone && email) return `call ${phone} or write to ${email}`;
  if (phone) return `call ${phone}`;
  if (email) return `write to ${email}`;
  return 'come to the school office';
}

/** What stands above the ways to reach the help desk. */
export function helpDesk({ helpDesk: desk, phone }: SchoolFacts): Section {
  return {
    id: 'help-desk',
    heading: 'Help desk',
    paragraphs: [
      sentences(
        desk.email || phone
          ? 'If something does not work, please tell us.'
          : 'If something does not work, please come to the school office.',
        desk.opens && desk.closes && `The help desk is open from ${desk.opens} to ${desk.closes}.`,
      ),
      'Give your child’s name and class, and say what you did and what you saw. A screenshot helps. Please never send your password.',
    ],
  };
}

/** Only the sentences that have something to say. */
export const sentences = (...all: (string | false)[]) => all.filter(Boolean).join(' ');

/** 'Nursery at 3+ to Grade 8 at 12+', or nothing while the profile has no ages. */
export function youngestToOldest({ agesAtEntrance }: SchoolFacts): string {
  const youngest = agesAtEntrance[0];
  const oldest = agesAtEntrance.at(-1);
  if (!youngest || !oldest) return '';
  return `${en.gradeName(youngest.grade)} at ${youngest.age}+ to ${en.gradeName(oldest.grade)} at ${oldest.age}+`;
}
