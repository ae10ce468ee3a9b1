import type { SectionVersions } from '../../section.ts';
import { ourServicesV21 } from './v2-1.ts';

export const ourServices: SectionVersions = { 'v2.1': ourServicesV21 };
