import { keywords, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { firstServiceArea } from '#shared/domain/site/service-areas.ts';

/** Facts about a company that the generation calls send. */
export interface GenerationFacts {
  company: string;
  industry: string;
  /** first service area: "City, State" */
  location: string;
  /**
   * city of the address if the address has both city and state, else of the first service area; the same holds for
   * `state`
   */
  city: string;
  state: string;
  primaryKeyword: string;
  /** all keywords, the primary one first, separated by commas */
  keywords: string;
}

/** Returns the facts; undefined if company name, industry or a service area with city and state is missing. */
export function generationFacts(document: SiteDocument): GenerationFacts | undefined {
  const company = text(document.company_name).trim();
  const industry = text(document.company_type).trim();
  const area = firstServiceArea(document);
  if (!company || !industry || !area) return undefined;
  const address = { city: text(document.city).trim(), state: text(document.state).trim() };
  const primaryKeyword = text(document.primary_keyword).trim();
  return {
    company,
    industry,
    location: `${area.city}, ${area.state}`,
    ...(address.city && address.state ? address : area),
    primaryKeyword,
    keywords: [...new Set([primaryKeyword, ...keywords(document.keywords)])].filter(Boolean).join(','),
  };
}
