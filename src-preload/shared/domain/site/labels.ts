import { jsonTextLists } from '../../record/list-policy.ts';
import type { Path } from '../../record/operation.ts';
import { weekdays } from './business-hours.ts';
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
const names = ['service-name', 'question', 'reviewer', 'name', 'title', 'city', 'source', 'caption'];

function spoken(step: string): string {
  const words = step.replace(/[_-]+/g, ' ').trim();
  return named[step] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Of an item that the backend keeps as a text the members stand apart. */
const APART = 'fields';

/** Names what each step of a path leads to; one that says nothing to a person has no name. */
export function labelParts(site: SiteDocument, path: Path): string[] {
  let at: unknown = site;
  return path.map((step, depth) => {
    const field = path[depth - 1];
    if (jsonTextLists.has(String(field))) at = readList(at);
    const items = Array.isArray(at) ? list(at) : undefined;
    at = (at as Record<string | number, unknown> | null | undefined)?.[step];
    if (!items || typeof step !== 'number')
      return step === APART && typeof field === 'number' ? '' : spoken(String(step));
    if (field === 'business_hours') return weekdays[step] ?? `No. ${step + 1}`;
    return nameOf(at) ?? `No. ${step + 1}`;
  });
}

/** Names what a path leads to, such as ‘Services › Drain cleaning › Short description’. */
export function labelOf(site: SiteDocument, path: Path): string {
  return joinLabels(labelParts(site, path));
}

export const joinLabels = (parts: readonly string[]): string => parts.filter(Boolean).join(' › ');

function nameOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { [APART]: apart, ...own } = item as Record<string, unknown>;
  const members = { ...(typeof apart === 'object' && apart), ...own } as Record<string, unknown>;
  return names.map((name) => text(members[name])).find(Boolean) ?? fileName(text(members['photo']));
}

const fileName = (address: string): string | undefined => address.split('/').at(-1) || undefined;

function readList(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
