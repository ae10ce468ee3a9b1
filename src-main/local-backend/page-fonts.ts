import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { type FontFile, referencedFonts } from '../site-page/index.ts';
import type { SiteFile } from './publisher/release.ts';

/** Sources and bundle both lie two folders below the root, so this leads to the same folder from either. */
const folder = join(import.meta.dirname, '../../resources/page-fonts');

export interface PageFonts {
  /** path of a face's file on the site, named by its content */
  font(file: FontFile): string;
  files: SiteFile[];
}

/** The faces that the site's pages use, as files of the site: a visitor's browser asks nobody else for them. */
export async function pageFonts(site: SiteDocument): Promise<PageFonts> {
  const paths = new Map<FontFile, string>();
  const files = await Promise.all(
    referencedFonts(site).map(async (face): Promise<SiteFile> => {
      const bytes = await readFile(join(folder, `${face}.woff2`));
      const path = `assets/${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}.woff2`;
      paths.set(face, path);
      return { path, type: 'font/woff2', bytes };
    }),
  );
  return { font: (face) => paths.get(face) ?? '', files };
}
