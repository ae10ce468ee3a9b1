import type { SectionVersions } from '../../section.ts';
import { navigationV21 } from './v2-1.ts';

export const navigation: SectionVersions = { 'v2.1': navigationV21 };
