import type { SectionVersions } from '../../section.ts';
import { aboutUsV21 } from './v2-1.ts';

export const aboutUs: SectionVersions = { 'v2.1': aboutUsV21 };
