import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CutFont } from '#shared/domain/font/cut.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { assetPath, type FontFile, referencedFonts, referencedWebFonts } from '../site-page/index.ts';
import type { SiteFile } from './publisher/release.ts';

/** Sources and bundle are both two folders below the root, so this path is right for both. */
const folder = join(import.meta.dirname, '../../resources/page-fonts');

export interface PageFonts {
  /** Returns the path of a face's file on the site; '' if the site does not use the face. */
  font(file: FontFile): string;
  /** Returns the path of the file of a font that staff chose; '' if the font is not available. */
  webFont(family: string, weight: number): string;
  files: SiteFile[];
}

const fileOf = (bytes: Uint8Array): SiteFile => ({
  path: assetPath(createHash('sha256').update(bytes).digest('hex'), 'woff2'),
  type: 'font/woff2',
  bytes: Buffer.from(bytes),
});

/**
 * Returns the font files of the site's pages as files of the site, so that visitors load no fonts from other servers.
 * @param formAction as in `RenderInput`
 */
export async function pageFonts(site: SiteDocument, formAction: string, cutFont?: CutFont): Promise<PageFonts> {
  const files = new Map<string, SiteFile>();
  const paths = new Map<string, string>();
  const add = (name: string, bytes: Uint8Array): void => {
    const file = fileOf(bytes);
    files.set(file.path, file);
    paths.set(name, file.path);
  };
  const { faces, letters } = cutFont ? referencedWebFonts(site, { formAction }) : { faces: [], letters: '' };
  const webFont = (family: string, weight: number): string => paths.get(`${family} ${weight}`) ?? '';
  for (const { family, weight } of faces) {
    const bytes = await cutFont?.({ family, weight, letters });
    if (bytes) add(`${family} ${weight}`, bytes);
  }
  for (const face of referencedFonts(site, webFont)) add(face, await readFile(join(folder, `${face}.woff2`)));
  return { font: (face) => paths.get(face) ?? '', webFont, files: [...files.values()] };
}
