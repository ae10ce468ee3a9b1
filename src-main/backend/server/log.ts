import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Members that hold a secret or name a person, wherever one comes into a line. */
const HIDDEN = ['authorization', 'token', 'code', 'authCode', 'phoneNumber', 'refresh_token', 'access_token', 'secret'];

/** Lines wait until they are so many bytes, or so many milliseconds have gone. */
const MOST_BYTES = 8192;
const LATEST_MS = 100;

/** A line of JSON for each thing that happens, for whatever collects the logs of the machine. */
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
 * Writes a line at once, and those that follow soon together: a write for each takes longer than to answer with a page.
 * What waits is written when the process ends, for whatever reason that is not a kill.
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
