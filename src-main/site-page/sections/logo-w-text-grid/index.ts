import type { SectionVersions } from '../../section.ts';
import { logoWithTextGridV21 } from './v2-1.ts';

export const logoWithTextGrid: SectionVersions = { 'v2.1': logoWithTextGridV21 };
