import type { SectionVersions } from '../../section.ts';
import { ourPartnersV21 } from './v2-1.ts';

export const ourPartners: SectionVersions = { 'v2.1': ourPartnersV21 };
