import { list, text } from '../../record/readers.ts';
import type { SiteDocument } from './schema.ts';

/** Languages for which the fixed words of published pages are translated. */
export type SiteLanguage = 'en' | 'es';

const spanish =
  /(?<![\p{L}])(?:el|la|los|las|de|del|y|en|con|para|por|su|una|nuestro|nuestra|usted|servicio|más)(?![\p{L}])/giu;
const english = /(?<![\p{L}])(?:the|and|of|for|with|your|our|we|to|in|a|is|are|you|service|from)(?![\p{L}])/giu;

/** Returns the language of the record's texts: Spanish if they have more common Spanish than common English words. */
export function languageOf(site: SiteDocument): SiteLanguage {
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
  return count(spanish) > count(english) ? 'es' : 'en';
}
