import pino from 'pino';

export type Log = pino.Logger;

/** One JSON line per event. No personal data: never a query string, a form field, an address or a token. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  return pino(
    { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    destination ?? pino.destination(1),
  );
}
