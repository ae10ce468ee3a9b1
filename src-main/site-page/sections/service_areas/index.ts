import type { SectionVersions } from '../../section.ts';
import { serviceAreasV21 } from './v2-1.ts';

export const serviceAreas: SectionVersions = { 'v2.1': serviceAreasV21 };
