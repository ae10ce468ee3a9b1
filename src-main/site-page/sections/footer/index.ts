import type { SectionVersions } from '../../section.ts';
import { footerV21 } from './v2-1.ts';

export const footer: SectionVersions = { 'v2.1': footerV21 };
