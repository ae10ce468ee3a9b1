import type { SectionVersions } from '../../section.ts';
import { faqV21 } from './v2-1.ts';

export const faq: SectionVersions = { 'v2.1': faqV21 };
