import type { SectionVersions } from '../../section.ts';
import { ourBestWorkV21 } from './v2-1.ts';

export const ourBestWork: SectionVersions = { 'v2.1': ourBestWorkV21 };
