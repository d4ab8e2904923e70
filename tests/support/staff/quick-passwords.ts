import crypto, { type Argon2Algorithm, type Argon2Parameters } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * A password that takes an attacker long takes the suite long, some two thousand times. Here the same function makes
 * less of it; who gets in and who does not is the same. Servers in processes of their own, as in the browser's
 * journeys, take the full time.
 */
const marked = crypto as typeof crypto & { isQuick?: boolean };
if (!marked.isQuick) {
  const { argon2 } = crypto;
  const quick = (
    algorithm: Argon2Algorithm,
    parameters: Argon2Parameters,
    done: Parameters<typeof argon2>[2],
  ) => argon2(algorithm, { ...parameters, memory: 64, passes: 1 }, done);
  marked.argon2 = quick as typeof argon2;
  marked.isQuick = true;
  syncBuiltinESMExports();
}
