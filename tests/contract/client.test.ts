import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { RawValue } from '#shared/record/raw-value.ts';
import type { BackendClient } from '../../src-main/backend-client/client.ts';
import { startBackend } from '../support/backend.ts';
import { clientAt, signIn } from '../support/client.ts';

/** The app's typed client against an embedded backend, or against the one of SITEWRIGHT_BACKEND_URL. */
let client: BackendClient;
let stop: () => Promise<void>;
let slug: string;
const wanted = `client-${randomBytes(5).toString('hex')}`;

beforeAll(async () => {
  const remote = process.env.SITEWRIGHT_BACKEND_URL;
  const backend = remote ? undefined : await startBackend({ args: ['--task-ms=50'] });
  const signedIn = clientAt(backend?.url ?? remote ?? '');
  await signIn(signedIn);
  client = signedIn.client;
  stop = async () => {
    client.close();
    await backend?.stop();
  };
  slug = await created({ fbSlug: wanted, stock: false });
}, 120_000);
afterAll(() => stop());

async function created(site: { fbSlug: string; stock: boolean }): Promise<string> {
  const [industry] = await client.creation.industries();
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

  test('[SAVE-08] what is saved is read back byte for byte, and modified tells', async () => {
    const before = await client.sites.getModified(slug);
    const document = (await read())
      .with('company_tagline', json('Roofs “done” right'))
      .with('x_unknown', RawValue.parse('{"n":1.10,"id":12345678901234567890,"e":"\\u00e9"}'));
    await post(document);
    const after = await read();
    expect(after.get(['x_unknown'])?.toText()).toBe('{"n":1.10,"id":12345678901234567890,"e":"\\u00e9"}');
    expect(after.get(['company_tagline'])?.toValue()).toBe('Roofs “done” right');
    expect(await client.sites.getModified(slug)).not.toBe(before);
    expect(await client.sites.getModified(slug)).toBe(after.get(['modified'])?.toValue());
  });

  test('[HOST-02] the duplicate check tells taken from free', async () => {
    expect(await client.sites.slugIsTaken(slug)).toBe(true);
    expect(await client.sites.slugIsTaken(`${slug}-free`)).toBe(false);
  });

  test('[SAVE-07] a refused save carries the server’s words', async () => {
    const failure = client.sites.saveSite('{"slug":"no-key"}');
    await expect(failure).rejects.toMatchObject({
      code: expect.stringMatching(/^BACKEND_(REFUSED|FAILED)$/) as string,
      message: expect.stringMatching(/\S/) as string,
    });
  });

  test('[HOST-02] an unknown slug is NOT_FOUND', async () => {
    await expect(client.sites.getSite(`${slug}-free`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('[HOST-02] misspelt words are listed', async () => {
    const words = await client.sites.spellcheck('We repair your roof qickly and with plesure');
    expect(words).toEqual(expect.arrayContaining(['qickly', 'plesure']));
    expect(words).not.toContain('roof');
    expect(await client.sites.spellcheck('')).toEqual([]);
  });

  test('[HOST-02] photos are saved and given back', async () => {
    const id = (await read()).get(['sitePk'])?.toText() ?? '';
    const saved = await client.sites.savePhotos({
      heroPhotos: true,
      id,
      photos: '[{"photo":"https://img.example/a.jpg","order":1,"alt_tag":"A"}]',
    });
    expect(JSON.parse(saved)).toMatchObject([{ photo: 'https://img.example/a.jpg' }]);
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

describe('content', () => {
  const place = { city: 'Reno', state: 'NV' };
  const company = { company: 'Reno Roofing', industry: 'Roofing', location: 'Reno, NV' };
  const meta = { company_name: 'Reno Roofing', company_type: 'Roofing', ...place, primary_keyword: 'roof repair' };

  test('[BI-15] all four texts are written', async () => {
    const texts = [
      await client.generation.tagline({ ...company, primary_keyword: 'roof repair' }),
      await client.generation.aboutUs({ ...company, keywords: 'roof repair,gutters' }),
      await client.generation.metaTitle(meta),
      await client.generation.metaDescription(meta),
    ];
    for (const text of texts) expect(text.trim()).not.toBe('');
  });

  test('[BI-15] a call without what it needs fails', async () => {
    await expect(client.generation.tagline({ ...company, company: '', primary_keyword: '' })).rejects.toMatchObject({
      code: expect.stringMatching(/^BACKEND_/) as string,
    });
  });

  test('[HOST-02] cities are suggested', async () => {
    const cities = await client.places.suggest('Reno', false);
    expect(cities).toContainEqual(expect.objectContaining({ city: 'Reno', stateCode: 'NV', countryCode: 'US' }));
  });

  test('[HOST-02] contacts are listed', async () => {
    const contacts = await client.contacts.list();
    expect(contacts.length).toBeGreaterThan(0);
    for (const { id, name } of contacts) expect([id, name]).not.toContain('');
  });

  test('[HOST-02] industries are listed', async () => {
    expect((await client.creation.industries()).length).toBeGreaterThan(0);
  });
});

test('[NEW-05] a stock site is created by the same call', async () => {
  expect(await created({ fbSlug: `${wanted}-stock`, stock: true })).not.toBe('');
});
