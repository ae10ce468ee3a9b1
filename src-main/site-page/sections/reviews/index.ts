import type { SectionVersions } from '../../section.ts';
import { reviewsV21 } from './v2-1.ts';

export const reviews: SectionVersions = { 'v2.1': reviewsV21 };
