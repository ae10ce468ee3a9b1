import type { SectionVersions } from '../../section.ts';
import { getAQuoteV21 } from './v2-1.ts';

export const getAQuote: SectionVersions = { 'v2.1': getAQuoteV21 };
