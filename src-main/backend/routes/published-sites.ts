import { Hono } from 'hono';
import type { AppEnv } from '../http/env.ts';
import { lookUp } from '../pages/look-up.ts';
import { send } from '../pages/answer.ts';
import { fileAnswer } from '../pages/file-answer.ts';
import type { Services } from '../services.ts';

/** Routes that serve the published sites, as a cloud bucket or a code-hosting pages service would. */
export function publishedSiteRoutes({ publisher, home }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/sites/:domain', (c) => c.redirect(`/sites/${c.req.param('domain')}/`, 301))
    .get('/sites/:domain/*', async (c) => {
      const domain = c.req.param('domain');
      const path = c.req.path.slice(`/sites/${domain}`.length);
      const publication = await publisher.publications.ofDomain(domain);
      if (!publication) {
        const moved = await publisher.publications.movedFrom(domain);
        return moved
          ? c.redirect(`/sites/${moved.domain}${path}`, 301)
          : c.text('This site has not been published.', 404);
      }
      const store = publisher.storeOf(publication);
      const found = await lookUp(store, path);
      if (found.kind === 'nothing') return c.text('Not found', 404);
      if (found.kind === 'file') {
        return send(c, await fileAnswer(store, found, home.bodies, (name) => c.req.header(name)));
      }
      const { destination, status } = found.redirect;
      return c.redirect(`/sites/${domain}${destination}`, status);
    });
}
