import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { knownFamilies } from '#shared/domain/font/families.ts';
import { shippedFile } from '#shared/domain/font/shipped.ts';

/** Sources and bundle are both two folders below the root, so this path works for both. */
const folder = join(import.meta.dirname, '../../resources/fonts');

const variantOf = (weight: number): string => (weight === 400 ? 'regular' : String(weight));

/** A family in the format of Google's web-fonts list. */
export interface WebFontItem {
  family: string;
  variants: string[];
  subsets: string[];
  version: string;
  lastModified: string;
  files: Record<string, string>;
  category: string;
  kind: 'webfonts#webfont';
}

/**
 * Returns well-known font families, the most popular first. Only fonts that the app ships have files, with addresses
 * below `base`.
 */
export function webFontItems(base: string): WebFontItem[] {
  const shipped = new Set(readdirSync(folder));
  return knownFamilies.map(({ family, category, weights }) => {
    const files = weights.flatMap((weight) => {
      const file = shippedFile(shipped, family, weight);
      return file === undefined ? [] : [[variantOf(weight), `${base}/${file}`] as const];
    });
    return {
      family,
      variants: weights.map(variantOf),
      subsets: ['latin'],
      version: 'v1',
      lastModified: '2026-01-01',
      files: Object.fromEntries(files),
      category,
      kind: 'webfonts#webfont',
    };
  });
}

/** Reads the font file with this name; undefined if the app does not ship it. */
export function fontFile(name: string): Promise<Buffer | undefined> {
  if (!/^[a-z0-9-]+\.woff2$/.test(name)) return Promise.resolve(undefined);
  return readFile(join(folder, name)).catch(() => undefined);
}
