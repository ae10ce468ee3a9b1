import type { SectionVersions } from '../../section.ts';
import { textUsButtonV21 } from './v2-1.ts';

export const textUsButton: SectionVersions = { 'v2.1': textUsButtonV21 };
