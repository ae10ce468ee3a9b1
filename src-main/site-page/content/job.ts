import { isDay } from '#shared/domain/site/special-hours.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { text } from '#shared/record/readers.ts';

export interface JobOpening {
  /** name of the job, such as `Plumber`; '' if staff entered none */
  title: string;
  /** ISO date; '' if staff entered none or the text is not a valid day */
  posted: string;
}

export function job(site: Pick<SiteDocument, 'job_title' | 'job_posted'>): JobOpening {
  const posted = text(site.job_posted).trim();
  return { title: text(site.job_title).trim(), posted: isDay(posted) ? posted : '' };
}
