import { onTestFinished } from 'vitest';
import * as processes from '../../../scripts/lib/server-process.ts';

/** A server for the test in a separate process; stopped when the test is over. */
export function launchServer(settings: Record<string, string>): processes.LaunchedServer {
  const server = processes.launchServer(settings);
  onTestFinished(async () => void (await server.stop('SIGKILL')));
  return server;
}

/** The same, once it is open. */
export const startServer = (settings: Record<string, string>) => whenOpen(launchServer(settings));

export const { whenOpen } = processes;
