import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../http/env.ts';
import type { Services } from '../services.ts';
import { checkSlug, wrongInSource } from '#shared/domain/site/identity.ts';
import { slugFrom } from '../creation/slug.ts';
import { industryNamed } from '../data/industries/index.ts';
import { HttpError } from '../http/errors.ts';
import { parseBody, requiredText } from '../http/parse.ts';

const creationBody = z.object({ fbSlug: requiredText, industry: requiredText, stock: z.boolean().optional() });

export function creationRoutes({ tasks }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/api/landing-pages/', async (c) => {
      const body = await parseBody(c, creationBody);
      const industry = industryNamed(body.industry);
      if (!industry) throw new HttpError(400, `There is no industry “${body.industry}”.`);
      const slug = slugFrom(body.fbSlug);
      if (!slug) throw new HttpError(400, 'The slug needs at least one letter or digit.');
      const wrong = wrongInSource(body.fbSlug) ?? checkSlug(slug).error;
      if (wrong !== undefined) throw new HttpError(400, wrong);
      const taskId = await tasks.start({ fbSlug: body.fbSlug, industry, stock: body.stock ?? false });
      return c.json({ task_id: taskId }, 202);
    })
    .get('/api/tasks/:id/status/', async (c) => {
      const state = await tasks.state(c.req.param('id'));
      if (!state) throw new HttpError(404, 'There is no such task.');
      return c.json(state);
    });
}
