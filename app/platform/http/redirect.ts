import * as router from 'react-router';
import type { WholeAddress } from '#app/addresses.ts';

/**
 * The redirects of all pages. A relative address would be resolved against what the browser fetched, which is
 * "/studio/….data" after the first page, so the types and a check when it is sent allow only absolute paths.
 */
export const redirect = (address: WholeAddress, init?: number | ResponseInit): Response =>
  router.redirect(checked(address), init);

/** For what React Router does not render: the browser loads it as a new document. */
export const redirectDocument = (address: WholeAddress, init?: number | ResponseInit): Response =>
  router.redirectDocument(checked(address), init);

function checked(address: string): string {
  // A second slash would make it the address of another host.
  if (!/^\/(?![/\\])/.test(address)) throw new Error(`Not a whole address to redirect to: ${address}`);
  return address;
}
