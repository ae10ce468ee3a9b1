import { onTestFinished } from 'vitest';
import { reportTo } from '../../src-main/backend/report.ts';

/** Collects what the backend reports, one text each, until the test ends. */
export function collectReports(): string[] {
  const reports: string[] = [];
  onTestFinished(reportTo((...facts) => reports.push(facts.join(' '))));
  return reports;
}
