import type { VersionId } from '#shared/layout/catalogue.ts';
import * as byVersion from './by-version.ts';
import type { Language } from './language.ts';

export const languages: Readonly<Record<VersionId, Language>> = byVersion;
