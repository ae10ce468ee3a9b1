import type { Path } from '../../record/operation.ts';
import { list, text } from './readers.ts';
import type { SiteDocument } from './schema.ts';

const named: Record<string, string> = {
  company_tagline: 'Tagline',
  company_type: 'Industry',
  title_tag: 'Site title',
  meta_description: 'Site description',
  paid_url: 'Domain',
  github_repo: 'Code repository',
  faqs: 'FAQs',
  gallery: 'Photos',
  hero_gallery_photos: 'Cover photos',
  testimonials: 'Reviews',
  products: 'Partnerships',
  teammates: 'Team',
  'service-description': 'Short description',
  'service-description-long': 'Long description',
};

/** The members by which an item of a list is known to a person, the first that is there. */
const names = ['service-name', 'question', 'reviewer', 'name', 'title', 'city', 'source', 'caption', 'photo'];

function spoken(step: string): string {
  const words = step.replace(/[_-]+/g, ' ').trim();
  return named[step] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Names what a path leads to, such as ‘Services › Drain cleaning › Short description’. */
export function labelOf(site: SiteDocument, path: Path): string {
  let at: unknown = site;
  const parts = path.map((step) => {
    const items = Array.isArray(at) ? list(at) : undefined;
    at = (at as Record<string | number, unknown> | null | undefined)?.[step];
    if (!items || typeof step !== 'number') return spoken(String(step));
    const item = (typeof at === 'object' && at ? at : {}) as Record<string, unknown>;
    return names.map((name) => text(item[name])).find(Boolean) ?? `No. ${step + 1}`;
  });
  return parts.join(' › ');
}
