import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { counted } from '#shared/domain/counted.ts';
import type { Store } from '../db/open.ts';
import type { Db } from '../db/tables.ts';
import type { Storage } from '../files/files.ts';
import { createMediaStore, type MediaStore } from '../media/media-store.ts';
import { namesIn } from '../part-files.ts';
import { createImageVariants } from '../publisher/image-variants.ts';
import { createLookAtLogo } from '../publisher/logo-look.ts';
import { createPublications, type Publication } from '../publisher/publications.ts';
import { createRenderer } from '../publisher/render-release.ts';
import { createIcons } from '../publisher/site-icons.ts';
import { createSiteRepo, parseSite, type StoredSite } from '../sites/site-repo.ts';
import { CommandError } from './command.ts';
import type { Settings } from './settings.ts';
import { openStorage } from './storage.ts';

export const EXPORT_USAGE = 'export SITE FOLDER     a site’s pages, pictures and record, for a client who leaves';

/**
 * Writes a site's record and pictures, and the pages of a published site, to an empty folder, for a client who leaves
 * the agency. Returns the lines to print.
 */
export async function runExportCommand(
  { db }: Store,
  [slug, folder]: readonly string[],
  settings: Settings,
): Promise<string[]> {
  if (slug === undefined || folder === undefined) throw new CommandError(EXPORT_USAGE);
  const stored = await createSiteRepo(db).bySlug(slug);
  if (!stored) throw new CommandError(`There is no site “${slug}”.`);
  if (namesIn(folder).length > 0) throw new CommandError(`The folder ${folder} is not empty.`);
  const publication = await createPublications(db).ofSite(stored.sitePk);
  const site = await shownSite(db, stored, publication);
  const storage = await openStorage(settings, db);
  const media = createMediaStore(storage);
  await write(join(folder, 'record.json'), site.document);
  const pictures = await writePictures(media, site, join(folder, 'pictures'));
  const pages = publication
    ? await writePages(media, site, publication.domain, join(folder, 'pages'), { ...storage, ...settings })
    : 0;
  return [
    `${folder} has the record and ${counted(pictures, 'picture')}.`,
    publication
      ? `Its folder “pages” has ${counted(pages, 'file')} for https://${publication.domain}/. Forms open the visitor’s mail program.`
      : 'The site is not published, so there are no pages.',
  ];
}

/**
 * Returns the site with the document that was published. If no save has the modified time of the publication, as after
 * a rollback, returns the site as it was last saved.
 */
async function shownSite(db: Db, stored: StoredSite, publication: Publication | undefined): Promise<StoredSite> {
  const shown = await db
    .selectFrom('revision')
    .select('document')
    .where('site_pk', '=', stored.sitePk)
    .where('modified', '=', publication?.modified ?? '')
    .executeTakeFirst();
  return shown ? { ...stored, document: shown.document } : stored;
}

/** Writes every picture and video of this server that the record names, in its original size. Returns their number. */
async function writePictures(media: MediaStore, { document }: StoredSite, folder: string): Promise<number> {
  const named = new Set(document.replaceAll('\\/', '/').match(/\/media\/[\w./-]+/g));
  let count = 0;
  for (const path of named) {
    const picture = await media.read(path);
    if (!picture) continue;
    await write(join(folder, path.slice('/media/'.length)), picture.bytes);
    count++;
  }
  return count;
}

async function writePages(
  media: MediaStore,
  site: StoredSite,
  domain: string,
  folder: string,
  { pictures, product }: Pick<Storage, 'pictures'> & Pick<Settings, 'product'>,
): Promise<number> {
  const render = createRenderer(createImageVariants(pictures, media), createIcons(pictures, media), {
    product,
    publicUrl: undefined,
    lookAtLogo: createLookAtLogo(media),
  });
  const { files } = await render(parseSite(site), domain, site.idKey);
  for (const { path, bytes } of files) await write(join(folder, path), bytes);
  return files.length;
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
