import { keyedHash } from '#app/features/enquiries/form-secret.server.ts';
import { sameText } from '#app/features/enquiries/stamp.server.ts';

/** Only somebody who knows the secret can mark an enquiry as a test: a test is deleted once it has arrived. */
export const selfTestMark = (secret: string, id: string) => `${id}.${keyedHash(secret, 'self-test', id)}`;

/** The id of the test that this mark belongs to. */
export function selfTestOf(secret: string, mark: string | undefined): string | undefined {
  const id = mark?.split('.')[0];
  return id && mark && sameText(mark, selfTestMark(secret, id)) ? id : undefined;
}
