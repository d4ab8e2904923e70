import { afterEach } from 'vitest';
import { stopLeftServers } from './server-process.ts';

// Here and not beside what starts them: a worker keeps modules from one file to the next, and with them a hook that
// belongs to the first. This runs for every file.
afterEach(stopLeftServers);
