import type { SectionVersions } from '../../section.ts';
import { ctaV21 } from './v2-1.ts';

export const cta: SectionVersions = { 'v2.1': ctaV21 };
