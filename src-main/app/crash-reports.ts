import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { redactFacts } from './redact.ts';

/** The kind of a failure: an error that nobody caught, or a process that ended. */
export type CrashKind = 'uncaught-exception' | 'unhandled-rejection' | 'renderer-gone' | 'child-process-gone';

export interface CrashReports {
  /** Writes a report of a failure, without secrets. Never throws. */
  write(kind: CrashKind, facts: Record<string, unknown>): void;
  /** Returns at most `count` reports, the newest first. */
  latest(count: number): unknown[];
}

export interface CrashReportOptions {
  dir: string;
  /** facts that each report contains */
  about: { version: string; platform: string };
  /** maximum number of files that are kept */
  keep?: number;
  /** maximum number of files that are written until the app ends; further failures are only in the log */
  mostInARun?: number;
  now?: () => Date;
}

/**
 * Keeps a JSON file in `dir` for each failure, for the diagnostics. The files are redacted like the log, and the app
 * never sends them. Redaction also shortens long texts and stacks, so a file has only some kilobytes.
 */
export function createCrashReports({
  dir,
  about,
  keep = 20,
  mostInARun = 20,
  now = () => new Date(),
}: CrashReportOptions): CrashReports {
  let written = 0;

  /** Returns the names of the reports, the newest first. Names begin with the time, so they are sorted as texts. */
  const names = (): string[] =>
    readdirSync(dir)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse();

  return {
    write(kind, facts) {
      if (written >= mostInARun) return;
      written++;
      const at = now().toISOString();
      const report = { at, kind, ...about, ...redactFacts(facts) };
      const name = `${at.replaceAll(':', '-')}-${String(written).padStart(2, '0')}-${kind}.json`;
      try {
        mkdirSync(dir, { recursive: true });
        writeFileSync(path.join(dir, name), `${JSON.stringify(report, undefined, 2)}\n`, { mode: 0o600 });
        for (const old of names().slice(keep)) rmSync(path.join(dir, old), { force: true });
      } catch {
        // The report cannot be written, for example because the disk is full. Nothing is thrown, because the log also
        // has the crash.
      }
    },
    latest(count) {
      try {
        return names()
          .slice(0, count)
          .map((name) => readReport(path.join(dir, name)));
      } catch {
        return [];
      }
    },
  };
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { unreadable: path.basename(file) };
  }
}
