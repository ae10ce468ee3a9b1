import { keywords, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { firstServiceArea } from '#shared/domain/site/service-areas.ts';

/** What the generation calls send about a company. */
export interface GenerationFacts {
  company: string;
  industry: string;
  /** first service area: "City, State" */
  location: string;
  /** city of the address where that has city and state, else of the first service area */
  city: string;
  state: string;
  primaryKeyword: string;
  /** the primary one included, separated by commas */
  keywords: string;
}

/** Undefined when company name, industry or a service area with city and state is missing. */
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
