import type { SectionVersions } from '../../section.ts';
import { logoGridV21 } from './v2-1.ts';

export const logoGrid: SectionVersions = { 'v2.1': logoGridV21 };
