import { text } from '#shared/record/readers.ts';
import { job } from '../content/job.ts';
import { paragraphs } from '../content/text.ts';
import type { RenderInput } from '../types.ts';
import { address } from './business.ts';
import type { Node } from './node.ts';
import { businessId } from './services.ts';

/**
 * Returns the node of the job on the jobs page; empty if the record lacks what search engines require of a posting. The
 * date of a release is no fallback for the date posted, because each release would make an old job look new.
 *
 * @param path path of the jobs page
 */
export function jobPosting({ site, baseUrl }: RenderInput, path: string): Node[] {
  const { title, posted } = job(site);
  const description = paragraphs(text(site.jobs_description)).join('\n');
  const place = address(site);
  const isPlaced = 'addressLocality' in place && 'addressCountry' in place;
  if (title === '' || posted === '' || description === '' || !isPlaced) return [];
  const url = baseUrl + path;
  return [
    {
      '@type': 'JobPosting',
      '@id': `${url}#job`,
      url,
      title,
      description,
      datePosted: posted,
      hiringOrganization: { '@id': businessId(baseUrl) },
      jobLocation: { '@type': 'Place', address: place },
    },
  ];
}
