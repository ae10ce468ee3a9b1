import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Members that hold a secret or name a person. They are hidden in a line and in objects directly inside it. */
const HIDDEN = ['authorization', 'token', 'code', 'authCode', 'phoneNumber', 'refresh_token', 'access_token', 'secret'];

/** Lines are buffered until they have MOST_BYTES bytes or until LATEST_MS milliseconds have passed. */
const MOST_BYTES = 8192;
const LATEST_MS = 100;

/** Creates a log that writes a line of JSON for each event, for a program that collects the logs of the machine. */
export function createLog(level: string, to: DestinationStream = standardOutput()): Log {
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

/**
 * Returns a stream to standard output. The stream writes a line immediately, and the lines of the next LATEST_MS
 * milliseconds together, because a write for each line would take longer than answering with a page. Buffered lines are
 * written when the process ends, unless it is killed.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({ sync: true, minLength: MOST_BYTES });
  let waits: NodeJS.Timeout | undefined;
  function flush(): void {
    waits = undefined;
    output.flush();
  }
  process.on('exit', flush);
  return {
    write(line) {
      output.write(line);
      if (waits) return;
      output.flush();
      waits = setTimeout(flush, LATEST_MS).unref();
    },
  };
}
