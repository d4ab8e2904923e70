// Kills a busy server many times, then prints a table: was any acknowledged data lost?
import { parseArgs } from 'node:util';
import type { Engine } from '#app/platform/db/database.ts';
import { crashEngine } from './lib/crash/crash-engine.ts';
import { stop } from './lib/project.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '50' }, engine: { type: 'string', default: 'sqlite' } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1 || !['sqlite', 'postgres'].includes(values.engine))
  stop('Usage: npm run crash-test -- --rounds 50 [--engine sqlite|postgres]');

const faults = await crashEngine(values.engine as Engine, rounds);
for (const fault of faults) console.error(`FAULT: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
