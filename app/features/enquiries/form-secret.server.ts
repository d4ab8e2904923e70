import { createHmac } from 'node:crypto';
import { storedSecret } from '#app/platform/db/stored-secret.ts';
import type { Services } from '#app/platform/services.ts';

/** The key that signs the form's stamps, challenges and claims, the same on every replica. */
export const formSecret = (
  { config, database }: Pick<Services, 'config' | 'database'>,
  schoolCode: string,
): Promise<string> =>
  config.formSecret
    ? Promise.resolve(config.formSecret)
    : storedSecret(database.writes, schoolCode, 'contact-form');

/** The parts are separated, so that they cannot be confused with each other. */
export const keyedHash = (secret: string, ...parts: string[]) =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
