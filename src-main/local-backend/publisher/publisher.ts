import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { list, text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { type ImageAsset, type ImageUse, referencedImages, renderSite } from '../../site-page/index.ts';
import type { Db } from '../db/open.ts';
import { HttpError } from '../http/errors.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { BackendOptions } from '../options.ts';
import { parseSite, type StoredSite } from '../sites/site-repo.ts';
import { createImageVariants } from './image-variants.ts';
import { createPublications, type Publication, type Publications, type PublishedRedirect } from './publications.ts';
import { type SiteFile, syncFolder } from './site-folder.ts';

export interface PublishTarget {
  domain: string;
  /** '' lets the publisher name the repository */
  githubRepo: string;
  firstPublishUrl: string;
  /** which of the two calls was made: it decides, whatever the record says */
  multipage: boolean;
}

export interface Publisher {
  publications: Publications;
  folderOf(domain: string): string;
  /** Renders the stored site into the folder of its domain. Throws HttpError when the domain is another site's. */
  publish(site: StoredSite, target: PublishTarget): Promise<Publication>;
}

export function createPublisher(db: Db, media: MediaStore, options: BackendOptions): Publisher {
  const { dataDir, picturesDir, product } = options;
  const publications = createPublications(db);
  const variantsOf = createImageVariants(picturesDir, media);
  const folderOf = (domain: string) => join(dataDir, 'published', domain);
  let last: Promise<unknown> = Promise.resolve();

  async function publish(stored: StoredSite, target: PublishTarget): Promise<Publication> {
    const { domain } = target;
    const owner = publications.ofDomain(domain);
    if (owner && owner.sitePk !== stored.sitePk) throw new HttpError(409, `${domain} already shows another site.`);
    const site = { ...parseSite(stored), multipage: target.multipage };
    const { assets, files } = await pictures(site);
    const pages = renderSite({
      site,
      mode: 'publish',
      baseUrl: `https://${domain}/`,
      image: (url, use) => assets.get(`${use} ${url}`) ?? { src: url },
      productName: product,
    });
    const previous = publications.ofSite(stored.sitePk);
    const moved = previous && previous.domain !== domain;
    const everything = [...pages.map(({ path, type, body }) => ({ path, type, bytes: Buffer.from(body) })), ...files];
    const manifest = await syncFolder(folderOf(domain), everything, moved ? {} : (previous?.files ?? {}));
    const githubRepo = target.githubRepo || previous?.githubRepo || stored.slug;
    const publication: Publication = {
      sitePk: stored.sitePk,
      domain,
      githubRepo,
      firstPublishUrl: target.firstPublishUrl || previous?.firstPublishUrl || `https://${githubRepo}.pages.example/`,
      files: manifest,
      redirects: redirectsOf(site),
    };
    publications.put(publication);
    if (moved) await rm(folderOf(previous.domain), { recursive: true, force: true });
    return publication;
  }

  async function pictures(site: SiteDocument): Promise<{ assets: Map<string, ImageAsset>; files: SiteFile[] }> {
    const assets = new Map<string, ImageAsset>();
    const files = new Map<string, SiteFile>();
    const waiting = referencedImages(site);
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { url, use }: { url: string; use: ImageUse } = next;
        const variants = await variantsOf(url, use);
        if (!variants) continue;
        assets.set(`${use} ${url}`, variants.asset);
        for (const file of variants.files) files.set(file.path, file);
      }
    };
    await Promise.all([worker(), worker()]);
    return { assets, files: [...files.values()] };
  }

  return {
    publications,
    folderOf,
    publish(site, target) {
      const result = last.then(() => publish(site, target));
      last = result.catch(() => undefined);
      return result;
    },
  };
}

/** Those of the record that lead somewhere: both paths given, and not to themselves. */
function redirectsOf(site: SiteDocument): PublishedRedirect[] {
  return list(site.redirects)
    .map(({ source, destination, redirect_type }) => ({
      source: text(source),
      destination: text(destination),
      status: text(redirect_type) === '302' ? (302 as const) : (301 as const),
    }))
    .filter(
      ({ source, destination }) => source.startsWith('/') && /^\/(?!\/)/.test(destination) && source !== destination,
    );
}
