import crypto, { type Argon2Algorithm, type Argon2Parameters } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * A password hash that is slow for an attacker is slow for the tests, some two thousand times. Here the same
 * function uses lower cost; the results are the same. Servers in separate processes, as in the browser's
 * journeys, use the full cost.
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
