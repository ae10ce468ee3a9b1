import { expect, test } from 'vitest';
import { messagePath } from '#shared/domain/message/form.ts';
import { createAttempts } from '../../../src-main/backend/auth/attempts.ts';
import { createPostLimit, MOST_MESSAGES } from '../../../src-main/backend/texts/post-limit.ts';
import { createTextRepo, MOST_TEXTS, type NewText } from '../../../src-main/backend/texts/text-repo.ts';
import { openStore } from '../../../src-main/backend/db/open.ts';
import { inTransaction } from '../../../src-main/backend/db/tables.ts';
import { inProcess, temporaryFolder } from './in-process.ts';

const MESSAGES = 6000;
/**
 * Number of messages that are posted, from two IP addresses. The rest of `MESSAGES` is stored in one commit, because a
 * commit for each message would take half a minute.
 */
const POSTS = 2 * MOST_MESSAGES;

interface Page {
  message: {
    texts: { message: string; sender_phone: string }[];
    pros: { id: string; texts_dropped: number }[];
    next: string | null;
  };
}

test('[PAGE-05] 6,000 messages to one site leave everything working: bounded by address and by site, read in pages', async () => {
  const dataDir = await temporaryFolder();
  const { get, post, signedIn } = await inProcess({ dataDir });
  const user = await signedIn();
  const site = (await (await get('/api/getLandingPage/summit-roofing', user)).json()) as {
    message: { id_key: string; sitePk: number; phone: string };
  };
  const path = messagePath(site.message.id_key);
  const form = { name: 'Ann', phone: '(775) 555-0142', email: '', address: '', website: '', elapsed: '' };
  const send = (message: string, address: string) =>
    post(
      path,
      { ...form, message },
      { 'Content-Type': 'application/json', Accept: 'application/json', 'X-Forwarded-For': address },
    );
  const allTexts = async (query = '') =>
    ((await (await get(`/api/get-all-texts${query}`, user)).json()) as Page).message;
  const others = (await allTexts()).texts.length;
  const counts = async () => {
    const { message } = (await (await get('/api/get-text-counts', user)).json()) as { message: { textCounts: string } };
    return JSON.parse(message.textCounts) as Record<string, number>;
  };
  const name = 'Summit Roofing & Exteriors';
  const before = (await counts())[name] ?? 0;

  await receiveAll(
    dataDir,
    Array.from({ length: MESSAGES - POSTS }, (_, at) => ({
      landingPage: String(site.message.sitePk),
      senderName: form.name,
      senderAddress: '',
      message: `Message ${at}`,
    })),
  );
  const statuses = new Map<number, number>();
  for (let at = MESSAGES - POSTS; at < MESSAGES; at++) {
    const { status } = await send(`Message ${at}`, `9.9.9.9, 10.0.0.${Math.floor(at / MOST_MESSAGES)}`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([[200, POSTS]]);
  const refused = await send('One too many', `10.0.0.${(MESSAGES - POSTS) / MOST_MESSAGES}`);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60);
  const { message: words } = (await refused.json()) as { message: string };
  expect(words).toMatch(/^You have sent many messages\. Please try again in \d+ minutes, or call \(970\) 555-0118\.$/);

  const found: string[] = [];
  let dropped = 0;
  for (let query = '?limit=500'; query !== '';) {
    const { texts, pros, next } = await allTexts(query);
    expect(texts.length).toBeLessThanOrEqual(500);
    found.push(...texts.map(({ message }) => message));
    dropped += pros.find(({ id }) => id === String(site.message.sitePk))?.texts_dropped ?? 0;
    query = next === null ? '' : `?${new URLSearchParams({ limit: '500', before: next })}`;
  }
  expect(found.filter((message) => message.startsWith('Message '))).toEqual(
    Array.from({ length: MOST_TEXTS }, (_, at) => `Message ${MESSAGES - 1 - at}`),
  );
  expect(dropped).toBe(before + MESSAGES - MOST_TEXTS);
  expect(found).toHaveLength(others - before + MOST_TEXTS);
  expect((await allTexts()).texts).toHaveLength(found.length);
  expect((await counts())[name]).toBe(MOST_TEXTS);
});

/** Stores messages as the backend does, but all in one commit. */
async function receiveAll(dataDir: string, texts: readonly NewText[]): Promise<void> {
  const { db, close } = openStore(dataDir);
  await inTransaction(db, async (tx) => {
    const { receive } = createTextRepo(tx);
    for (const text of texts) await receive(text);
  });
  await close();
}

test('[PAGE-05] an address may write again after an hour, and shares what it may write with its network alone', async () => {
  const { db, close } = openStore(await temporaryFolder());
  let now = 1000;
  const limit = createPostLimit(createAttempts(db, () => now));
  for (let at = 0; at < MOST_MESSAGES; at++) expect(await limit.count('2001:db8:1:2::9')).toBe(0);
  expect(await limit.waitOf('2001:db8:1:2:ffff::1')).toBeGreaterThan(0);
  for (const other of ['2001:db8:1:3::9', '10.0.0.1', '::ffff:10.0.0.1', '']) expect(await limit.waitOf(other)).toBe(0);
  for (let at = 0; at < MOST_MESSAGES; at++) await limit.count('::ffff:10.0.0.1');
  expect(await limit.waitOf('10.0.0.1')).toBe(3_600_000);
  expect(await limit.count('10.0.0.1')).toBe(3_600_000);
  expect(await limit.count('10.0.0.2')).toBe(0);
  now += 3_600_000;
  expect(await limit.waitOf('10.0.0.1')).toBe(0);
  expect(await limit.count('10.0.0.1')).toBe(0);
  await close();
});
