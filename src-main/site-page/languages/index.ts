import type { VersionId } from '#shared/layout/catalogue.ts';
import type { Language } from './language.ts';
import { v1 } from './v1.ts';
import { v2 } from './v2.ts';
import { v21 } from './v2-1.ts';
import { v22 } from './v2-2.ts';
import { v23 } from './v2-3.ts';
import { v3 } from './v3.ts';
import { v4 } from './v4.ts';

export const languages: Readonly<Record<VersionId, Language>> = {
  v1,
  v2,
  'v2.1': v21,
  'v2.2': v22,
  'v2.3': v23,
  v3,
  v4,
};
