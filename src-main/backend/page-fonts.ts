import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { type FontFile, referencedFonts } from '../site-page/index.ts';
import type { SiteFile } from './publisher/release.ts';

/** Sources and bundle are both two folders below the root, so this path works for both. */
const folder = join(import.meta.dirname, '../../resources/page-fonts');

export interface PageFonts {
  /** path of a face's file on the site, named by the hash of its content */
  font(file: FontFile): string;
  files: SiteFile[];
}

/** The font files of the site's pages, as files of the site, so that visitors load nothing from other servers. */
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
