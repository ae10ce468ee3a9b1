import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { excerpt } from './text.ts';
import { homePlace } from './place.ts';
import type { Words } from '../words/words.ts';

type Named = Pick<SiteDocument, 'company_name' | 'slug'>;

export function companyName(site: Named): string {
  return text(site.company_name).trim() || text(site.slug).trim() || 'Our company';
}

type Titled = Named &
  Pick<SiteDocument, 'title_tag' | 'company_type' | 'meta_description' | 'about' | 'company_tagline'> &
  Parameters<typeof homePlace>[0];

/** The document's title: the record's, else name, trade and place. */
export function pageTitle(site: Titled, words: Words): string {
  return text(site.title_tag).trim() || [companyName(site), tradeInPlace(site, words)].filter(Boolean).join(' | ');
}

export function pageDescription(site: Titled, words: Words): string {
  const written = text(site.meta_description).trim() || text(site.about).trim() || text(site.company_tagline).trim();
  const otherwise = [companyName(site), tradeInPlace(site, words)].filter(Boolean).join(' – ');
  return excerpt(written || otherwise, 300);
}

/** `Plumber in Austin, TX`, as far as the record knows it. */
export function tradeInPlace(
  site: Pick<SiteDocument, 'company_type'> & Parameters<typeof homePlace>[0],
  words: Words,
): string {
  const [trade, place] = [text(site.company_type).trim(), homePlace(site)];
  return trade !== '' && place !== '' ? words.inPlace(trade, place) : trade || place;
}

/** What staff typed, else the usual words. */
export function or(typed: unknown, otherwise: string): string {
  return text(typed).trim() || otherwise;
}
