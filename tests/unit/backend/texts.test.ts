import { expect, test } from 'vitest';
import { geocodingPlan, skipReason } from '#shared/domain/map/geocoding-rules.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { demoSites } from '../../../src-main/backend/data/demo-sites/index.ts';
import { seededTexts } from '../../../src-main/backend/data/texts.ts';
import { openStore } from '../../../src-main/backend/db/open.ts';
import { seedTexts } from '../../../src-main/backend/db/seed-texts.ts';
import { createSiteRepo } from '../../../src-main/backend/sites/site-repo.ts';
import { createTextRepo } from '../../../src-main/backend/texts/text-repo.ts';
import { mapText } from '../../support/map-entries.ts';
import { inProcess, temporaryFolder } from './in-process.ts';

test('[MAP-01] a few hundred texts of sixty pros, with everything that the map has to cope with', () => {
  const { texts, pros } = seededTexts();
  expect(pros).toHaveLength(60);
  expect(texts.length).toBeGreaterThan(350);
  expect(new Set(pros.map(({ company_name }) => company_name)).size).toBe(60);
  const known = new Set(pros.map(({ id }) => id));
  expect(texts.filter(({ landing_page }) => !known.has(landing_page))).toEqual([]);
  expect(pros.map(({ state }) => state)).toEqual(expect.arrayContaining(['ON', 'BC']));
  const withoutPoint = texts.filter(({ sender_latitude }) => sender_latitude === null);
  expect(withoutPoint.filter(({ sender_address }) => skipReason(sender_address)).length).toBeGreaterThan(4);
  expect(withoutPoint.filter(({ sender_address }) => !skipReason(sender_address)).length).toBeGreaterThan(20);
  expect(texts.filter(({ sender_latitude, city }) => sender_latitude !== null && city === '').length).toBeGreaterThan(
    20,
  );
  expect(pros.filter(({ address_latitude }) => address_latitude === null).length).toBeGreaterThan(5);
});

test('[MAP-01] a demo site’s pro goes by the name of its company', () => {
  const { pros } = seededTexts();
  for (const site of demoSites('contact')) {
    const pro = pros.find(({ id }) => id === site.at('sitePk').toText());
    expect(pro?.company_name).toBe(site.at('company_name').toValue());
  }
});

test('[MAP-02] the simulated service finds most of what is missing', async () => {
  const api = await inProcess();
  const user = await api.signedIn();
  const { texts } = seededTexts();
  const { tasks } = geocodingPlan({
    texts: texts.map((text, at) =>
      mapText(String(at), {
        address: text.sender_address,
        ...(text.sender_latitude !== null && { latitude: text.sender_latitude }),
        ...(text.sender_longitude !== null && { longitude: text.sender_longitude }),
        city: text.city,
        state: text.state,
      }),
    ),
    pros: [],
  });
  let found = 0;
  for (const { way, address, latitude, longitude } of tasks) {
    const query = way === 'forward' ? address : `${latitude},${longitude}`;
    const url = `/providers/geocoding/${way}?${new URLSearchParams({ access_key: 'demo', country: 'US', query })}`;
    const { data } = (await (await api.get(url, user)).json()) as { data: unknown[] };
    found += data.length;
  }
  expect(found).toBeLessThan(tasks.length);
  expect(found / tasks.length).toBeGreaterThan(0.9);
});

test('[MAP-01] a text that a site receives counts for its company, which becomes a pro', async () => {
  const { db, close } = openStore(await temporaryFolder());
  await seedTexts(db);
  const texts = createTextRepo(db);
  const site = demoSites('contact')[0]!;
  await createSiteRepo(db).put(
    site.with('sitePk', RawValue.parse('77001')).with('company_name', RawValue.parse('"Newcomer Plumbing"')),
    null,
  );
  const { id } = await texts.receive({
    landingPage: '77001',
    senderName: 'Ana',
    senderAddress: '1 Oak St',
    message: 'Hello',
  });
  await texts.receive({ landingPage: '77001', senderName: 'Ben', senderAddress: '', message: 'Hi' });
  expect((await texts.counts())['Newcomer Plumbing']).toBe(2);
  expect((await texts.page()).texts).toContainEqual(
    expect.objectContaining({ id, landing_page: '77001', sender_name: 'Ana' }),
  );
  expect((await texts.page()).pros).toContainEqual(
    expect.objectContaining({ id: '77001', address: expect.stringContaining('Asheville, NC') as string }),
  );
  await close();
});
