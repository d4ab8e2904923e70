import { randomBytes } from 'node:crypto';

const startOfProcess = randomBytes(4).toString('hex');
let count = 0;

/** Unique: eight characters for this process, then a counter. Cheap enough for every request. */
export const newRequestId = () => `${startOfProcess}-${(count++).toString(36)}`;

/** A proxy's own id is kept, so that its log and ours can be joined; an unusual one is replaced. */
export const requestIdFrom = (given: string | null | undefined) =>
  given && /^[\w.-]{8,64}$/.test(given) ? given : newRequestId();
