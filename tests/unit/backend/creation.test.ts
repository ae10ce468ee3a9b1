import { expect, test, vi } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { humanise, slugFrom } from '../../../src-main/backend/creation/slug.ts';
import { industries } from '../../../src-main/backend/data/industries/index.ts';
import { type InProcess, inProcess, temporaryFolder } from './in-process.ts';

interface Task {
  status: string;
  result: { slug: string } | null;
  error: string | null;
}

async function start(api: InProcess, user: Record<string, string>, body: object): Promise<string> {
  return ((await (await api.post('/api/landing-pages/', body, user)).json()) as { task_id: string }).task_id;
}
const state = async (api: InProcess, user: Record<string, string>, id: string) =>
  (await (await api.get(`/api/tasks/${id}/status/`, user)).json()) as Task;
const finished = (api: InProcess, user: Record<string, string>, id: string) =>
  vi.waitFor(async () => {
    const task = await state(api, user, id);
    if (!task.status.match(/completed|failed/)) throw new Error(task.status);
    return task;
  });

test('[NEW-06] a task under way survives a restart of the backend', async () => {
  const dataDir = await temporaryFolder();
  const first = await inProcess({ dataDir, taskMs: 60_000 });
  const user = await first.signedIn();
  const id = await start(first, user, { fbSlug: 'NorthStarPlumbing', industry: 1 });
  expect(await state(first, user, id)).toEqual({ status: 'pending', result: null, error: null });
  await first.backend.close();
  const later = Date.now() + 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now: later });
  try {
    const second = await inProcess({ dataDir, taskMs: 60_000 });
    const signedIn = await second.signedIn();
    expect(await finished(second, signedIn, id)).toMatchObject({
      status: 'completed',
      result: { slug: 'northstarplumbing' },
    });
  } finally {
    vi.useRealTimers();
  }
});

test('[NEW-03] the record of every trade is complete and ready to edit', async () => {
  const api = await inProcess();
  const user = await api.signedIn();
  for (const { id, key, name } of industries) {
    const task = await finished(api, user, await start(api, user, { fbSlug: `Pine-${key}`, industry: id }));
    const answer = await api.get(`/api/getLandingPage/${task.result?.slug ?? ''}`, user);
    const { message: site } = (await answer.json()) as { message: SiteDocument };
    expect(site.company_type).toBe(name);
    expect(site.company_name).toBe(humanise(`Pine-${key}`));
    expect(site.sitewright_contact_id).toBeNull();
    expect(site.service_areas?.length).toBeGreaterThan(0);
    expect(JSON.stringify(site)).not.toMatch(/\{(company|city|state|keyword|trade)\}|undefined/);
    for (const photo of [site.hero_image, site.logo, ...(site.gallery ?? []).map((one) => one.photo)]) {
      expect((await api.get(`${String(photo)}?w=32`)).status, String(photo)).toBe(200);
    }
  }
}, 60_000);

test('[NEW-04] an fbSlug stays taken when its site is renamed', async () => {
  const api = await inProcess();
  const user = await api.signedIn();
  const slug = (await finished(api, user, await start(api, user, { fbSlug: 'oak.hill', industry: 'Roofing' }))).result
    ?.slug;
  const { message } = (await (await api.get(`/api/getLandingPage/${slug ?? ''}`, user)).json()) as {
    message: SiteDocument;
  };
  expect((await api.post('/edit/landingpage', { ...message, slug: 'oak-hill-roofs' }, user)).status).toBe(200);
  const again = await finished(api, user, await start(api, user, { fbSlug: 'oak.hill', industry: 'Roofing' }));
  expect(again).toMatchObject({ status: 'failed', result: null, error: expect.stringContaining('oak.hill') as string });
});

test.each([
  ['Blue Ridge & Sons', 'blue-ridge-and-sons'],
  ['  Café—Olé! ', 'cafe-ole'],
  ['under_score-9', 'under_score-9'],
  ['…', ''],
])('the slug of “%s” is “%s”', (name, slug) => {
  expect(slugFrom(name)).toBe(slug);
});

test.each([
  ['blueRidgePlumbing24', 'Blue Ridge Plumbing 24'],
  ['pipes_and.drains', 'Pipes and Drains'],
])('“%s” becomes the company “%s”', (slug, company) => {
  expect(humanise(slug)).toBe(company);
});

test('[NEW-01] a slug that is too long, also once it is made plain, or that holds half of a character is refused in words', async () => {
  const api = await inProcess();
  const user = await api.signedIn();
  const refused = async (fbSlug: string) => {
    const answer = await api.post('/api/landing-pages/', { fbSlug, industry: 1 }, user);
    return [answer.status, ((await answer.json()) as { message: string }).message];
  };
  const tooLong = [400, 'Too long: a slug has at most 100 characters.'];
  expect(await refused('a'.repeat(101))).toEqual(tooLong);
  expect(await refused('&'.repeat(60) + 'a')).toEqual(tooLong);
  expect(await refused('joes \ud83d')).toEqual([400, expect.stringMatching(/half of a character/)]);
});

test('[SAVE-01] a save with half of a character is refused and names the field; one that was there before holds up nothing', async () => {
  const api = await inProcess({ allowFaults: true });
  const user = await api.signedIn();
  const read = async () => {
    const answer = await api.get('/api/getLandingPage/summit-roofing', user);
    return ((await answer.json()) as { message: Record<string, unknown> }).message;
  };
  const save = async (change: object) => api.post('/edit/landingpage', { ...(await read()), ...change }, user);
  const refused = await save({ about: 'Half \ud83d' });
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { message: expect.stringMatching(/^about: The text holds half of a character/) as string },
  ]);
  expect((await save({ slug: 'a'.repeat(101) })).status).toBe(400);
  await api.post('/__test/sites', { ...(await read()), about: 'Half \ud83d' });
  expect((await save({ company_name: 'Summit' })).status).toBe(200);
  expect((await read())['about']).toBe('Half \ud83d');
});

test('[SAVE-03] a slug that was given before slugs had a limit stays, and another of that length is refused', async () => {
  const api = await inProcess({ allowFaults: true });
  const user = await api.signedIn();
  const slug = 'a'.repeat(150);
  const answer = await api.get('/api/getLandingPage/summit-roofing', user);
  const { message } = (await answer.json()) as { message: SiteDocument };
  await api.post('/__test/sites', { ...message, slug });
  const save = async (change: object) =>
    (await api.post('/edit/landingpage', { ...message, slug, ...change }, user)).status;
  expect(await save({ company_name: 'Summit' })).toBe(200);
  expect(await save({ slug: 'b'.repeat(150) })).toBe(400);
});
