import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Members that hold a secret or name a person, wherever one comes into a line. */
const HIDDEN = ['authorization', 'token', 'code', 'authCode', 'phoneNumber', 'refresh_token', 'access_token', 'secret'];

/** A line of JSON for each thing that happens, for whatever collects the logs of the machine. */
export function createLog(level: string, to: DestinationStream = pino.destination({ sync: true })): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: HIDDEN.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
    },
    to,
  );
}
