import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { RawValue } from '#shared/record/raw-value.ts';
import type { BackendClient } from '../../src-main/backend-client/client.ts';
import { clientAt, signIn } from '../support/client.ts';
import { backendUrl, freshSlug } from './contract.ts';

/** Behaviour of the app's typed client over several calls; calls.test.ts tests each call by itself. */
let client: BackendClient;
let slug: string;
const wanted = freshSlug();

beforeAll(async () => {
  const signedIn = clientAt(backendUrl);
  await signIn(signedIn);
  client = signedIn.client;
  slug = await created({ fbSlug: wanted, stock: false });
}, 120_000);
afterAll(() => client.close());

async function created(site: { fbSlug: string; stock: boolean }): Promise<string> {
  // Plumbing, because other tests publish sites of this industry, too, and the backend keeps the pictures that it has
  // made. Making new pictures takes longer than the rest of the test.
  const industry = (await client.creation.industries()).find(({ name }) => name === 'Plumbing');
  const taskId = await client.creation.create({ ...site, industry: industry?.id ?? 0 });
  return vi.waitFor(
    async () => {
      const task = await client.creation.taskStatus(taskId);
      expect(task.status).toBe('completed');
      return task.slug ?? '';
    },
    { timeout: 60_000, interval: 50 },
  );
}

const read = async () => RawValue.parse((await client.sites.getSite(slug)).document);
const json = (value: unknown) => RawValue.parse(JSON.stringify(value));
const post = (document: RawValue) =>
  client.sites.saveSite(
    document.with('resaveGalleryPhotos', json(false)).with('resaveHeroPhotos', json(false)).toText(),
  );

describe('sites', () => {
  test('[NEW-03] a created site is there under the slug of its task', async () => {
    expect((await read()).get(['slug'])?.toValue()).toBe(slug);
  });

  test('[SAVE-07] a refused save carries the server’s words', async () => {
    const failure = client.sites.saveSite('{"slug":"no-key"}');
    await expect(failure).rejects.toMatchObject({
      code: expect.stringMatching(/^BACKEND_(REFUSED|FAILED)$/) as string,
      message: expect.stringMatching(/\S/) as string,
    });
  });

  test.each([false, true])('[PUB-01] a publish (multi-page %s) tells where the site is', async (multipage) => {
    await post((await read()).with('multipage', json(multipage)));
    const site = await read();
    const value = (field: string) => String(site.get([field])?.toValue() ?? '');
    const published = await client.sites.publish({
      multipage,
      github_repo: value('github_repo'),
      paid_url: value('paid_url') || 'client.example',
      id_key: value('id_key'),
      slug,
      first_publish_url: value('first_publish_url'),
    });
    expect((await fetch(published.url ?? '')).status).toBe(200);
  });
});

test('[NEW-05] a stock site is created by the same call', async () => {
  expect(await created({ fbSlug: `${wanted}-stock`, stock: true })).not.toBe('');
});
