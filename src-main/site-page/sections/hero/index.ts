import type { SectionVersions } from '../../section.ts';
import { heroV21 } from './v2-1.ts';

export const hero: SectionVersions = { 'v2.1': heroV21 };
