import { isDay } from '#shared/domain/site/special-hours.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { text } from '#shared/record/readers.ts';

export interface Job {
  /** what the person will be, '' where staff gave none */
  title: string;
  /** ISO date, '' where staff gave none */
  posted: string;
}

/** The job of the jobs page. */
export function job(site: Pick<SiteDocument, 'job_title' | 'job_posted'>): Job {
  const posted = text(site.job_posted).trim();
  return { title: text(site.job_title).trim(), posted: isDay(posted) ? posted : '' };
}
