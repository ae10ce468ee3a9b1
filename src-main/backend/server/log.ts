import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Members that hold a secret or name a person, wherever one comes into a line. */
const HIDDEN = ['authorization', 'token', 'code', 'authCode', 'phoneNumber', 'refresh_token', 'access_token', 'secret'];

/** Bytes that are written at once, at most. */
const MOST_BYTES = 8192;

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

/** Writes the lines of one turn of the event loop together, at its end: a write for each would take longer than a page. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ sync: true, minLength: MOST_BYTES });
  let isDue = false;
  function flush(): void {
    isDue = false;
    output.flush();
  }
  process.on('exit', flush);
  return {
    write(line) {
      output.write(line);
      if (isDue) return;
      isDue = true;
      setImmediate(flush);
    },
  };
}
