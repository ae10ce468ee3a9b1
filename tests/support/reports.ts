import { onTestFinished } from 'vitest';
import { reportTo } from '../../src-main/backend/report.ts';

/** Collects what the backend reports until the test ends, one string for each report. */
export function collectReports(): string[] {
  const reports: string[] = [];
  onTestFinished(reportTo((...facts) => reports.push(facts.join(' '))));
  return reports;
}
