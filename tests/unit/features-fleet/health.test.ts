import { afterEach, beforeEach, expect, test } from 'vitest';
import { fleetFilter } from '#shared/domain/fleet/filter.ts';
import { FakeFleetServer, type FleetHarness, openFleet } from '../../support/fleet-harness.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const live = { first_publish_url: 'https://x.example', domain_purchased: true, is_dns_configured: true };
const PHONE = '(828) 555-0142';
const announced = (description: string) => ({ phone: PHONE, announcement: { show_announcement: true, description } });

let server: FakeFleetServer;
let fleet: FleetHarness;
let now: number;
let asked: string[];
let answer: (host: string) => Response;
let certificateEnd: number | undefined;

beforeEach(async () => {
  now = new Date(2026, 5, 10).getTime();
  asked = [];
  answer = () => new Response('');
  certificateEnd = undefined;
  server = new FakeFleetServer();
  server.add('ended', announced('Spring special until May 31!'));
  server.add('coming', announced('Closed July 3 – July 5.'));
  server.add('live', { ...live, paid_url: 'live.example', phone: '' });
  server.add('not-live', { phone: PHONE, paid_url: 'not-live.example', gallery: [{ photo: 'a.jpg', stock: true }] });
  await open();
});
afterEach(() => fleet.dispose());

async function open() {
  fleet = await openFleet(server, {
    now: () => now,
    certificateEnds: () => certificateEnd,
    publicFetch: async ({ host }) => {
      asked.push(host);
      return answer(host);
    },
  });
  await fleet.fetchAll();
}

const sitesWith = async (rule: string) => {
  const filter = fleetFilter.parse({ conditions: [{ field: '@health', op: 'is', value: rule }] });
  return (await fleet.call('fleet.filter', filter)).toSorted();
};
/** Waits until all sites are evaluated and no domain is due for a check. Returns the number of sites for each rule. */
async function health() {
  for (;;) {
    const found = await fleet.call('fleet.health', {});
    if (found.unread === 0 && found.due === 0) return new Map(found.rules.map(({ id, count }) => [id, count]));
    await new Promise(setImmediate);
  }
}

test('[FLEET-06] counts what each rule finds, and gives the sites of a rule', async () => {
  const counts = await health();
  expect(counts.get('phone')).toBe(1);
  expect(await sitesWith('phone')).toEqual(['live']);
  expect(await sitesWith('own-work')).toEqual(['not-live']);
  fleet.sync.set('coming', 'phone', '');
  expect((await health()).get('phone')).toBe(2);
  expect(await sitesWith('unpublished')).toContain('coming');
});

test('[FLEET-06] an announcement counts from the day after the last day that it names, without the site being read again', async () => {
  await health();
  expect(await sitesWith('past')).toEqual(['ended']);
  now = new Date(2026, 6, 5, 20).getTime();
  expect(await sitesWith('past')).toEqual(['ended']);
  now = new Date(2026, 6, 7).getTime();
  expect(await sitesWith('past')).toEqual(['coming', 'ended']);
});

test('[FLEET-06] looks at published domains alone, each once a day, and says which visitors do not reach', async () => {
  await health();
  expect(asked).toEqual(['live.example']);
  expect(await sitesWith('unreachable')).toEqual([]);
  answer = () => new Response('', { status: 502 });
  now += DAY_MS / 2;
  await health();
  expect(asked).toHaveLength(1);
  now += DAY_MS;
  await health();
  expect(asked).toHaveLength(2);
  expect(await sitesWith('unreachable')).toEqual(['live']);
  answer = () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ENOTFOUND' }) });
  };
  now += 2 * DAY_MS;
  await health();
  expect(await sitesWith('unreachable')).toEqual(['live']);
});

test('[FLEET-06] tells of a certificate two weeks before it ends', async () => {
  certificateEnd = now + 20 * DAY_MS;
  await health();
  expect(await sitesWith('certificate')).toEqual([]);
  now += 7 * DAY_MS;
  expect(await sitesWith('certificate')).toEqual(['live']);
});
