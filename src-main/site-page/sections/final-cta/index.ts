import type { SectionVersions } from '../../section.ts';
import { finalCtaV21 } from './v2-1.ts';

export const finalCta: SectionVersions = { 'v2.1': finalCtaV21 };
