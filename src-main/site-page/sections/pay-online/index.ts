import type { SectionVersions } from '../../section.ts';
import { payOnlineV21 } from './v2-1.ts';

export const payOnline: SectionVersions = { 'v2.1': payOnlineV21 };
