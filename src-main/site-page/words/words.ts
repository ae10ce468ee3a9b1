import { languageOf, type SiteLanguage } from '#shared/domain/site/language.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';

export type { Words } from './en.ts';

const byLanguage: Record<SiteLanguage, Words> = { en, es };

/** Returns the fixed words in the record's language. */
export const wordsOf = (site: SiteDocument): Words => byLanguage[languageOf(site)];
