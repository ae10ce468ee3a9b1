import { list, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';

export type { Words } from './en.ts';

const spanish =
  /(?<![\p{L}])(?:el|la|los|las|de|del|y|en|con|para|por|su|una|nuestro|nuestra|usted|servicio|más)(?![\p{L}])/giu;
const english = /(?<![\p{L}])(?:the|and|of|for|with|your|our|we|to|in|a|is|are|you|service|from)(?![\p{L}])/giu;

/** The language in which staff wrote the record: Spanish where its texts use more Spanish than English small words. */
export function wordsOf(site: SiteDocument): Words {
  const written = [
    site.about,
    site.meta_description,
    site.company_tagline,
    ...list(site.services)
      .slice(0, 6)
      .map((service) => (service as { 'service-description'?: unknown } | null)?.['service-description']),
  ]
    .map((value) => text(value).slice(0, 2000))
    .join(' ');
  const count = (pattern: RegExp): number => written.match(pattern)?.length ?? 0;
  return count(spanish) > count(english) ? es : en;
}
