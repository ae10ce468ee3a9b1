import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { redactFacts } from './redact.ts';

/** What has ended or failed. */
export type CrashKind = 'uncaught-exception' | 'unhandled-rejection' | 'renderer-gone' | 'child-process-gone';

export interface CrashReports {
  /** Keeps what happened, without secrets. Never throws. */
  write(kind: CrashKind, facts: Record<string, unknown>): void;
  /** The newest reports, newest first. */
  latest(count: number): unknown[];
}

export interface CrashReportOptions {
  dir: string;
  /** told in each report */
  about: { version: string; platform: string };
  /** files kept */
  keep?: number;
  /** files written in one run: a failure that repeats itself is in the log */
  mostInARun?: number;
  now?: () => Date;
}

/**
 * Keeps a JSON file for each failure in `dir`, redacted as the log is, for the diagnostics. Nothing is ever sent. The
 * facts of an error and the texts are bounded, so a file has some kilobytes.
 */
export function createCrashReports({
  dir,
  about,
  keep = 20,
  mostInARun = 20,
  now = () => new Date(),
}: CrashReportOptions): CrashReports {
  let written = 0;

  /** Names begin with the time, so their order is that of the failures. */
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
        // The disk is full or the folder is gone; the log was told as well.
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
