import pino from 'pino';

export type Log = pino.Logger;

/** One JSON line per event. No personal data: never a query string, a form field, an address or a token. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: whatHappened },
    },
    destination ?? pino.destination(1),
  );
}

/** No other fields of an error: PostgreSQL's `detail` contains the whole row that it refused. */
function whatHappened(error: Error) {
  const { type, message, stack, code, errcode } = pino.stdSerializers.err(error);
  return { type, message, stack, code: code as unknown, errcode: errcode as unknown };
}
