import type { SectionVersions } from '../../section.ts';
import { headerV21 } from './v2-1.ts';

export const header: SectionVersions = { 'v2.1': headerV21 };
