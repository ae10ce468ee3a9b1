import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from '../features/handlers.ts';
import { redactFacts, redactText } from './redact.ts';

export interface LoggerOptions {
  dir: string;
  /** maximum size of a file in bytes, after which a new file is begun */
  maxBytes?: number;
  /** number of older files that are kept besides the current one */
  keep?: number;
  now?: () => Date;
}

const NEWLINE = 0x0a;

type Level = 'info' | 'warn' | 'error';

/**
 * Creates a logger that writes JSON lines to `main.log` in `dir`. Older files are `main.1.log` (the newest of them),
 * `main.2.log` and so on. Each line is appended immediately by one system call, so that no line is lost if the process
 * dies, and lines of two processes are not mixed. Callers get no error if the log cannot be written.
 */
export function createLogger({
  dir,
  maxBytes = 2 * 1024 * 1024,
  keep = 4,
  now = () => new Date(),
}: LoggerOptions): Logger {
  const file = path.join(dir, 'main.log');
  let size: number | undefined;

  function write(level: Level, message: string, facts: Record<string, unknown> = {}): void {
    const line = `${JSON.stringify({ at: now().toISOString(), level, message: redactText(message), ...redactFacts(facts) })}\n`;
    const bytes = Buffer.byteLength(line);
    try {
      size ??= beginFile(file);
      if (size > 0 && size + bytes > maxBytes) {
        rotate(dir, keep);
        size = 0;
      }
      append(file, line);
      size += bytes;
    } catch {
      // For example, the disk is full. The size of the file is read again for the next line, because it is unknown how
      // much of this line was written.
      size = undefined;
    }
  }

  return {
    info: (message, facts) => write('info', message, facts),
    warn: (message, facts) => write('warn', message, facts),
    error: (message, facts) => write('error', message, facts),
  };
}

function append(file: string, line: string): void {
  try {
    appendFileSync(file, line, { mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(path.dirname(file), { recursive: true });
    appendFileSync(file, line, { mode: 0o600 });
  }
}

/** Returns the size of the file in bytes. If a crash has cut off the last line, first ends that line. */
function beginFile(file: string): number {
  const bytes = sizeOf(file);
  if (bytes === 0 || readFileSync(file).at(-1) === NEWLINE) return bytes;
  appendFileSync(file, '\n');
  return bytes + 1;
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function rotate(dir: string, keep: number): void {
  const numbered = (index: number) => path.join(dir, index === 0 ? 'main.log' : `main.${index}.log`);
  rmSync(numbered(keep), { force: true });
  for (let index = keep - 1; index >= 0; index--) {
    if (sizeOf(numbered(index)) > 0) renameSync(numbered(index), numbered(index + 1));
  }
}
