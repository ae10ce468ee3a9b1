import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { checkDomain, checkRepository } from '#shared/domain/site/identity.ts';
import type { AppEnv } from '../http/env.ts';
import type { Services } from '../services.ts';
import { HttpError } from '../http/errors.ts';
import { optionalText, parseBody } from '../http/parse.ts';

const publishBody = z.object({
  github_repo: optionalText,
  paid_url: optionalText,
  id_key: optionalText,
  slug: optionalText,
  first_publish_url: optionalText,
});

export function publishingRoutes({ sites, publisher }: Services): Hono<AppEnv> {
  async function publish(c: Context<AppEnv>, multipage: boolean) {
    const body = await parseBody(c, publishBody);
    const site = sites.byIdKey(body.id_key) ?? sites.bySlug(body.slug);
    if (!site) throw new HttpError(404, 'There is no such site to publish.');
    const domain = checkDomain(body.paid_url);
    if (domain.value === '') throw new HttpError(400, 'The site has no domain to publish to.');
    const error = domain.error ?? checkRepository(body.github_repo).error;
    if (error) throw new HttpError(400, error);
    const publication = await publisher.publish(site, {
      domain: domain.value.toLowerCase(),
      githubRepo: body.github_repo,
      firstPublishUrl: body.first_publish_url,
      multipage,
    });
    return c.json({
      message: {
        url: `/sites/${publication.domain}/`,
        first_publish_url: publication.firstPublishUrl,
        github_repo: publication.githubRepo,
      },
    });
  }

  return new Hono<AppEnv>().post('/publish', (c) => publish(c, false)).post('/m/publish', (c) => publish(c, true));
}
