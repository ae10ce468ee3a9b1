import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { messageLimits, messagePath } from '#shared/domain/message/form.ts';
import type { Db } from '../../src-main/backend/db/tables.ts';
import { openPostgres } from '../../src-main/backend/server/postgres.ts';
import { MOST_MESSAGES } from '../../src-main/backend/texts/post-limit.ts';
import { MOST_TEXTS } from '../../src-main/backend/texts/text-repo.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { serverInProcess, type ServerInProcess } from '../support/server-in-process.ts';
import { startSmsServer } from '../support/sms-server.ts';

const MESSAGES = Number(process.env['SITEWRIGHT_VISITOR_MESSAGES'] ?? 1000);
const AT_ONCE = 40;
const SLUGS = ['summit-roofing', 'sparrow-house-cleaning'] as const;
const FLOODING = { one: '198.51.100.7', network: '2001:db8:5:5:' } as const;

let postgres: Postgres;
beforeAll(async () => void (postgres = await startPostgres()));
afterAll(() => postgres.stop());

interface Site {
  sitePk: string;
  id_key: string;
}

/**
 * Starts two servers with a common database, behind a proxy that forwards the visitors' addresses. Signs an editor in.
 */
async function servers() {
  const url = await postgres.database();
  const sms = await startSmsServer();
  onTestFinished(sms.close);
  const settings = ['--demo=true', `--database=${url}`, '--database-connections=4', '--proxies=1', ...sms.settings];
  const both = [await serverInProcess(settings), await serverInProcess(settings)];
  const [first] = both as [ServerInProcess, ServerInProcess];
  const headers = await first.signIn('+12025550151', 'editor');
  const recordOf = async (slug: string) => {
    const answer = await first.call('GET', `/api/getLandingPage/${slug}`, undefined, headers);
    return ((await answer.json()) as { message: Site }).message;
  };
  const { db, close } = await openPostgres(url, 1);
  onTestFinished(close);
  const form = { name: 'Ann', phone: '(775) 555-0142', email: '', address: '', website: '', elapsed: '' };
  return {
    db,
    recordOf,
    save: async (document: object) => (await first.call('POST', '/edit/landingpage', document, headers)).status,
    /** @param at selects the server: the first if it is even, the second if it is odd */
    send: (at: number, { id_key }: Site, from: string, values: object) =>
      both[at % 2]!.call(
        'POST',
        messagePath(id_key),
        { ...form, ...values },
        {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          // A visitor may send a false value of this header. The proxy appends the real address.
          'X-Forwarded-For': `203.0.113.${at % 256}, ${from}`,
        },
      ),
  };
}

test('[SRV-04] an address may send so many messages in an hour over all servers when two of them take turns', async () => {
  const { send, recordOf } = await servers();
  const site = await recordOf(SLUGS[0]);
  const sends = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, at) => send(at, site, FLOODING.one, { message: `Hello ${at}` })));
  const statuses = (await sends(MOST_MESSAGES + 10)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(MOST_MESSAGES);
  const after = await sends(2);
  expect(after.map(({ status }) => status)).toEqual([429, 429]);
  for (const answer of after) expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(3000);
  expect((await send(0, site, '198.51.100.8', { message: 'Me too' })).status).toBe(200);
});

/** Counts the answers by kind of sender and status. */
const countOf = (answers: readonly { kind: string; status: number }[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { kind, status } of answers) counts[`${kind} ${status}`] = (counts[`${kind} ${status}`] ?? 0) + 1;
  return counts;
};

/**
 * Of each ten messages, one comes from the flooding address, one from the flooding network and one from a program that
 * fills in the hidden field; one is too long. The other six come from visitors, each with an address of their own.
 */
function senderAt(at: number): { kind: string; from: string; values: object } {
  const own = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
  const message = `Message ${at}`;
  switch (at % 10) {
    case 0:
      return { kind: 'one', from: FLOODING.one, values: { message } };
    case 1:
      return { kind: 'network', from: `${FLOODING.network}${at.toString(16)}::1`, values: { message } };
    case 2:
      return { kind: 'program', from: own, values: { message, website: 'https://spam.example' } };
    case 3:
      return { kind: 'wrong', from: own, values: { message: 'm'.repeat(messageLimits.message + 1) } };
    default:
      return { kind: 'visitor', from: own, values: { message } };
  }
}

const storedIn = async (db: Db, { sitePk }: Site) => {
  const rows = await db.selectFrom('texts').select('message').where('landing_page', '=', String(sitePk)).execute();
  const pro = await db.selectFrom('pros').select('texts_dropped').where('id', '=', String(sitePk)).executeTakeFirst();
  return { messages: rows.map(({ message }) => message), dropped: pro?.texts_dropped ?? 0 };
};

test(
  `[SRV-04] of ${MESSAGES} visitors’ messages to two servers none that was acknowledged is lost or doubled, floods are stopped, and staff save meanwhile`,
  { timeout: 120_000 + MESSAGES * 60 },
  async () => {
    const { db, send, recordOf, save } = await servers();
    const sites = [await recordOf(SLUGS[0]), await recordOf(SLUGS[1])] as const;
    const before = [await storedIn(db, sites[0]), await storedIn(db, sites[1])] as const;
    // Most messages are for one site. In the nightly run they exceed MOST_TEXTS, so the server drops the oldest ones.
    const siteAt = (at: number): 0 | 1 => (at % 4 === 3 ? 1 : 0);
    const answers: { kind: string; status: number }[] = [];
    const acknowledged = [new Set<string>(), new Set<string>()] as const;

    async function take(at: number): Promise<void> {
      const { kind, from, values } = senderAt(at);
      const { status } = await send(at, sites[siteAt(at)], from, values);
      answers.push({ kind, status });
      if (status === 200 && kind !== 'program') acknowledged[siteAt(at)].add(`Message ${at}`);
    }
    let saves = 0;
    for (let first = 0; first < MESSAGES; first += AT_ONCE) {
      const saved = save({ ...sites[0], company_tagline: `Save ${first}` });
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, MESSAGES - first) }, (_, at) => take(first + at)));
      if ((await saved) === 200) saves++;
    }
    // Messages that arrived at the same time may exceed MOST_TEXTS until one more message arrives.
    for (const at of [0, 1] as const) {
      expect((await send(at, sites[at], '192.0.2.9', { message: 'The last' })).status).toBe(200);
      acknowledged[at].add('The last');
    }

    const tenth = MESSAGES / 10;
    expect(countOf(answers)).toEqual({
      'one 200': MOST_MESSAGES,
      'one 429': tenth - MOST_MESSAGES,
      'network 200': MOST_MESSAGES,
      'network 429': tenth - MOST_MESSAGES,
      'program 200': tenth,
      'wrong 400': tenth,
      'visitor 200': 6 * tenth,
    });
    expect(saves).toBe(Math.ceil(MESSAGES / AT_ONCE));
    for (const at of [0, 1] as const) {
      const { messages, dropped } = await storedIn(db, sites[at]);
      const mine = messages.filter((message) => acknowledged[at].has(message));
      expect(new Set(mine).size).toBe(mine.length);
      expect(messages.length).toBeLessThanOrEqual(MOST_TEXTS);
      // All acknowledged messages are stored, except for as many as were dropped to make room.
      const newlyDropped = dropped - before[at].dropped;
      expect(messages.length + newlyDropped).toBe(before[at].messages.length + acknowledged[at].size);
      if (newlyDropped === 0) expect(mine).toHaveLength(acknowledged[at].size);
    }
  },
);
