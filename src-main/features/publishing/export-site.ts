import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { messagePath } from '#shared/domain/message/form.ts';
import { loadAtlas } from '#shared/domain/place/atlas.ts';
import { endings } from '#shared/domain/photo/file-types.ts';
import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { severalAtATime } from '../../network/several-at-a-time.ts';
import type { Converter } from '../../media/converter.ts';
import type { CutFonts } from '../../media/cut-fonts.ts';
import {
  assetPath,
  type ImageAsset,
  imageShapes,
  redirectFiles,
  redirectsOf,
  referencedFonts,
  referencedImages,
  referencedWebFonts,
  renderSite,
} from '../../site-page/index.ts';
import type { ChooseFile } from '../kit/export-file.ts';
import type { PictureBytes } from '../kit/picture-bytes.ts';
import { writeExported } from '../kit/write-exported.ts';

interface SiteExportDeps {
  pictureBytes: PictureBytes;
  converter: Pick<Converter, 'look' | 'thumbnail'>;
  /** folder with the font files that the app ships for pages */
  fonts: string;
  cutFonts: CutFonts;
  chooseFile: ChooseFile;
  /**
   * start of the URLs to which the forms of published pages are sent; if it is undefined, the forms open the visitor's
   * mail program
   */
  publicUrl: string | undefined;
  productName: string;
}

interface Exported {
  /** path of the written file; undefined if the user cancelled */
  path?: string;
  /** number of pictures that could not be read and are missing on the pages */
  missing: number;
}

/** Writes a site's pages and all their files to a ZIP archive. @throws AppError DISK */
export type ExportSite = (site: SiteDocument, signal: AbortSignal) => Promise<Exported>;

/** Pictures and fonts are compressed already, so the archive stores them as they are. */
const asItIs = { level: 0 } as const;
/** length of a thumbnail's longer edge, in pixels */
const THUMBNAIL_EDGE = 500;
const PICTURES_AT_A_TIME = 4;

export function createSiteExport(deps: SiteExportDeps): ExportSite {
  const { pictureBytes, converter, fonts, cutFonts, chooseFile, publicUrl, productName } = deps;

  /** Adds a picture as it is and, if it is a large WebP picture, a thumbnail for small screens. */
  async function addPicture(url: string, files: Zippable, signal: AbortSignal): Promise<ImageAsset> {
    const { type, bytes } = await pictureBytes(url);
    const add = (content: Uint8Array, ending: string): string => {
      const path = assetPath(createHash('sha256').update(content).digest('hex'), ending);
      files[path] = [content, asItIs];
      return path;
    };
    const src = add(bytes, (endings[type] ?? '.svg').slice(1));
    if (type !== 'image/webp') return { src };
    const { width, height } = await converter.look(bytes, signal);
    if (Math.max(width, height) <= THUMBNAIL_EDGE) return { src, width, height };
    const small = add((await converter.thumbnail(bytes, signal)).bytes, 'webp');
    const smallWidth = Math.round((width * THUMBNAIL_EDGE) / Math.max(width, height));
    return { src, width, height, sources: [{ type, srcset: `${small} ${smallWidth}w, ${src} ${width}w` }] };
  }

  /** Returns the address to which the forms of the site's pages are sent; '' opens the visitor's mail program. */
  function formActionOf(site: SiteDocument): string {
    const key = text(site.id_key);
    return publicUrl === undefined || key === '' ? '' : publicUrl + messagePath(key);
  }

  async function pictures(site: SiteDocument, files: Zippable, signal: AbortSignal) {
    const known = new Map<string, ImageAsset | undefined>();
    const waiting = [...new Set(referencedImages(site, { formAction: formActionOf(site) }).map(({ url }) => url))];
    await severalAtATime(PICTURES_AT_A_TIME, waiting, async (url) => {
      signal.throwIfAborted();
      known.set(url, await addPicture(url, files, signal).catch(() => undefined));
    });
    signal.throwIfAborted();
    return known;
  }

  /**
   * Adds the fonts that have to be fetched. Returns a function that returns the path of a font; '' if the font could
   * not be fetched.
   */
  async function addWebFonts(site: SiteDocument, files: Zippable, signal: AbortSignal) {
    const { faces, letters } = referencedWebFonts(site, { formAction: formActionOf(site) });
    const pathOf = (family: string, weight: number): string =>
      `assets/${family.toLowerCase().replaceAll(' ', '-')}-${weight}.woff2`;
    for (const { family, weight } of faces) {
      const made = await cutFonts({ family, weight, letters }, signal);
      if ('bytes' in made) files[pathOf(family, weight)] = [made.bytes, asItIs];
    }
    return (family: string, weight: number): string => {
      const path = pathOf(family, weight);
      return path in files ? path : '';
    };
  }

  async function filesOf(site: SiteDocument, signal: AbortSignal): Promise<{ files: Zippable; missing: number }> {
    const files: Zippable = {};
    const known = await pictures(site, files, signal);
    const webFont = await addWebFonts(site, files, signal);
    for (const face of referencedFonts(site, webFont)) {
      files[`assets/${face}.woff2`] = [await readFile(join(fonts, `${face}.woff2`)), asItIs];
    }
    const domain = text(site.paid_url).trim();
    const pages = renderSite({
      site,
      mode: 'publish',
      baseUrl: domain === '' ? '' : `https://${domain}/`,
      // Phones get the same files as other screens, because the export crops no pictures.
      image: (url, use) => (imageShapes[use].phonesOnly ? undefined : known.get(url)) ?? { src: '' },
      font: (face) => `assets/${face}.woff2`,
      webFont,
      atlas: await loadAtlas(),
      productName,
      formAction: formActionOf(site),
    });
    const stubs = redirectFiles(redirectsOf(site), new Set(pages.map(({ path }) => path)));
    for (const { path, body } of [...pages, ...stubs]) files[path] = strToU8(body);
    return { files, missing: [...known.values()].filter((asset) => asset === undefined).length };
  }

  return async (site, signal) => {
    const path = await chooseFile({
      title: 'Export the site',
      defaultName: `${text(site.slug) || 'site'}.zip`,
      filter: { name: 'ZIP', extensions: ['zip'] },
    });
    if (path === undefined) return { missing: 0 };
    const { files, missing } = await filesOf(site, signal);
    await writeExported(path, zipSync(files), 'The site');
    return { path, missing };
  };
}
