import * as processes from '../../scripts/lib/server-process.ts';

const running: processes.LaunchedServer[] = [];

export async function stopLeftServers(): Promise<void> {
  for (const server of running.splice(0)) await server.stop('SIGKILL');
}

/** A server of the test's own, in a process of its own; gone when the test is over. */
export function launchServer(settings: Record<string, string>): processes.LaunchedServer {
  const server = processes.launchServer(settings);
  running.push(server);
  return server;
}

/** The same, once it is open. */
export const startServer = (settings: Record<string, string>) => whenOpen(launchServer(settings));

export const { whenOpen } = processes;
