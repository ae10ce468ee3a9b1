import { text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { excerpt } from './text.ts';
import { homePlace } from './place.ts';

type Named = Pick<SiteDocument, 'company_name' | 'slug'>;

export function companyName(site: Named): string {
  return text(site.company_name).trim() || text(site.slug).trim() || 'Our company';
}

type Titled = Named &
  Pick<SiteDocument, 'title_tag' | 'company_type' | 'meta_description' | 'about' | 'company_tagline'> &
  Parameters<typeof homePlace>[0];

/** The document's title: the record's, else name, trade and place. */
export function pageTitle(site: Titled): string {
  return text(site.title_tag).trim() || [companyName(site), tradeInPlace(site)].filter(Boolean).join(' | ');
}

export function pageDescription(site: Titled): string {
  const written = text(site.meta_description).trim() || text(site.about).trim() || text(site.company_tagline).trim();
  const otherwise = [companyName(site), tradeInPlace(site)].filter(Boolean).join(' – ');
  return excerpt(written || otherwise, 300);
}

/** `Plumber in Austin, TX`, as far as the record knows it. */
export function tradeInPlace(site: Pick<SiteDocument, 'company_type'> & Parameters<typeof homePlace>[0]): string {
  return [text(site.company_type).trim(), homePlace(site)].filter(Boolean).join(' in ');
}

/** What staff typed, else the usual words. */
export function or(typed: unknown, otherwise: string): string {
  return text(typed).trim() || otherwise;
}
