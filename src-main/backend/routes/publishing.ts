import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { checkDomain, checkRepository } from '#shared/domain/site/identity.ts';
import { stubPath } from '../../site-page/index.ts';
import type { Db } from '../db/tables.ts';
import type { AppEnv } from '../http/env.ts';
import { HttpError } from '../http/errors.ts';
import { optionalText, parseBody } from '../http/parse.ts';
import type { Published } from '../publisher/publisher.ts';
import { nothingIfLost, type Release } from '../publisher/release.ts';
import type { Services } from '../services.ts';
import type { StoredSite } from '../sites/site-repo.ts';

const siteBody = z.object({ id_key: optionalText, slug: optionalText });
const publishBody = siteBody.extend({
  github_repo: optionalText,
  paid_url: optionalText,
  first_publish_url: optionalText,
});

/**
 * Routes of the publish calls that the description of the backend's API has, and of further calls: list the kept
 * releases, roll back to one of them, take a site off the web.
 */
export function publishingRoutes({ sites, publisher, home }: Services): Hono<AppEnv> {
  async function siteOf({ id_key, slug }: z.output<typeof siteBody>): Promise<StoredSite> {
    const site = (await sites.byIdKey(id_key)) ?? (await sites.bySlug(slug));
    if (!site) throw new HttpError(404, 'There is no such site to publish.');
    return site;
  }

  /**
   * Returns a function that records in the audit what the caller does to the site, in the transaction of that change.
   */
  const noting =
    (c: Context<AppEnv>, { sitePk }: StoredSite, action: string) =>
    (on: Db): Promise<void> =>
      home.note(on, { userId: c.get('userId'), sitePk, action });

  async function publish(c: Context<AppEnv>, multipage: boolean) {
    const body = await parseBody(c, publishBody);
    const site = await siteOf(body);
    const domain = checkDomain(body.paid_url);
    if (domain.value === '') throw new HttpError(400, 'The site has no domain to publish to.');
    const error = domain.error ?? checkRepository(body.github_repo).error;
    if (error) throw new HttpError(400, error);
    if (domain.value.toLowerCase() === new URL(home.originOf(c)).hostname) {
      throw new HttpError(400, `The domain ${domain.value} is the address of this server itself.`);
    }
    const target = {
      domain: domain.value.toLowerCase(),
      githubRepo: body.github_repo,
      firstPublishUrl: body.first_publish_url,
      multipage,
    };
    const published = await publisher.publish(site, target, noting(c, site, `published at ${target.domain}`));
    return c.json({ message: factsOf(published) });
  }

  return new Hono<AppEnv>()
    .post('/publish', (c) => publish(c, false))
    .post('/m/publish', (c) => publish(c, true))
    .get('/publish/releases/:idKey', async (c) => {
      const site = await siteOf({ id_key: c.req.param('idKey'), slug: '' });
      const publication = await publisher.publications.ofSite(site.sitePk);
      if (!publication) return c.json({ message: { releases: [] } });
      const store = publisher.storeOf(publication);
      const current = await store.current().catch(nothingIfLost);
      const releases = (await store.list()).map((release) => ({
        id: release.id,
        published_at: new Date(release.publishedAt).toISOString(),
        pages: pagesOf(release).length,
        current: release.id === current?.id,
      }));
      return c.json({
        message: { url: addressOf(publication), target: publication.target, modified: publication.modified, releases },
      });
    })
    .post('/publish/rollback', async (c) => {
      const body = await parseBody(c, siteBody.extend({ release: z.string() }));
      const site = await siteOf(body);
      const noted = noting(c, site, `showed the release ${body.release} again`);
      return c.json({ message: factsOf(await publisher.rollBack(site.sitePk, body.release, noted)) });
    })
    .post('/publish/remove', async (c) => {
      const site = await siteOf(await parseBody(c, siteBody));
      await publisher.unpublish(site.sitePk, noting(c, site, 'took the site off the web'));
      return c.json({ status: 'success' });
    });
}

const addressOf = ({ domain }: { domain: string }) => `/sites/${domain}/`;

/** Returns the paths of a release's pages, without its page for missing pages and its redirect pages. */
function pagesOf({ files, redirects }: Release): string[] {
  const others = new Set(['404.html', ...redirects.map(({ source }) => stubPath(source))]);
  return Object.keys(files).filter((path) => files[path]?.type.startsWith('text/html') && !others.has(path));
}

/**
 * Returns the answer to a publish or rollback. It has the changed pages, each with the hash (SHA-256, base64url) of
 * what visitors get now.
 */
function factsOf({ publication, release, previous }: Published) {
  const changed = Object.entries(release.files).filter(
    ([path, { hash, type }]) => type.startsWith('text/html') && previous?.files[path]?.hash !== hash,
  );
  return {
    url: addressOf(publication),
    first_publish_url: publication.firstPublishUrl,
    github_repo: publication.githubRepo,
    release: release.id,
    changed_pages: changed.map(([path, { hash }]) => ({ path, hash })),
  };
}
