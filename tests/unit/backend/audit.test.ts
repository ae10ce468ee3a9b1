import { expect, test } from 'vitest';
import { CommandError } from '../../../src-main/backend/server/command.ts';
import { parseCommand, runCommand } from '../../../src-main/backend/server/commands.ts';
import { readSettings } from '../../../src-main/backend/server/settings.ts';
import { cleaner, type HostedServer, hostedServer, roofer } from '../../support/hosted-site.ts';
import { collectReports } from '../../support/reports.ts';
import { serverInProcess } from '../../support/server-in-process.ts';

const ANN = '+12025550111';
const BO = '+12025550112';

/** Returns the lines that `server audit` prints, without their times. */
async function audit(dataDir: string, ...options: string[]): Promise<string[]> {
  const { words, options: said, settings } = parseCommand(['audit', `--data-dir=${dataDir}`, ...options]);
  const lines = await runCommand(readSettings(settings, {}), 'audit', { words, options: said });
  return lines.map((line) => line.replace(/^\d{4}-\d\d-\d\dT[\d:.]+Z {2}/, ''));
}

test('[SRV-03] every save is a revision by name and time, the own ones marked, and keeps its name when the person is removed', async () => {
  const server = await serverInProcess(['--demo=true']);
  const [ann, bo] = [await server.signIn(ANN, 'editor'), await server.signIn(BO, 'viewer')];
  const read = async () => (await server.call('GET', `/api/getLandingPage/${roofer}`, undefined, ann)).text();
  const save = async (headers: Record<string, string>) => {
    const { message } = JSON.parse(await read()) as { message: object };
    return server.call('POST', '/edit/landingpage', message, headers);
  };
  const { message } = (await (await save(ann)).json()) as { message: { modified: string } };
  expect((await save(bo)).status).toBe(403);
  const revisions = async (headers: Record<string, string>) => {
    const answer = await server.call('GET', `/api/revisions/${roofer}`, undefined, headers);
    return ((await answer.json()) as { message: { revisions: object[] } }).message.revisions;
  };
  const [newest, first] = await revisions(ann);
  const saved_at = message.modified.replace(/\d{3}Z$/, 'Z');
  expect(newest).toEqual({ modified: message.modified, saved_at, by: 'A editor', own: true });
  expect(first).toMatchObject({ by: '', own: false });
  await server.staff.remove(ANN);
  expect((await revisions(bo))[0]).toMatchObject({ by: 'A editor', own: false });
  expect((await server.call('GET', `/api/revisions/${roofer}`)).status).toBe(401);
  expect((await server.call('GET', '/api/revisions/none', undefined, bo)).status).toBe(404);
});

test('[SRV-03] the audit lists who saved, published and took off the web, by site and by person, and no more than asked for', async () => {
  const server = await hostedServer();
  const { dataDir, call } = server;
  const admin = await server.signIn(ANN, 'admin');
  await call('POST', '/api/park_user_website', { domain: 'old.example', park_type: 'No Message' }, admin);
  await call('POST', '/publish/remove', { slug: roofer }, admin);
  expect((await call('POST', '/publish/remove', { slug: roofer }, admin)).status).toBe(404);
  expect(await audit(dataDir, `--site=${roofer}`)).toEqual([
    `A admin  ${roofer}  took the site off the web`,
    `A publisher  ${roofer}  published at roof.example`,
    `A publisher  ${roofer}  saved`,
    `the server  ${roofer}  saved`,
  ]);
  expect(await audit(dataDir, `--person=${ANN}`)).toEqual([
    `A admin  ${roofer}  took the site off the web`,
    'A admin  parked old.example (No Message)',
  ]);
  expect(await audit(dataDir, '--person=+12025550150', `--site=${cleaner}`)).toEqual([
    `A publisher  ${cleaner}  saved`,
  ]);
  expect(await audit(dataDir, '--most=2')).toHaveLength(2);
});

test('[SRV-02] nothing is published, bought or parked when it cannot be listed who did it', async () => {
  // Keeps the errors that this test causes off stderr.
  collectReports();
  const server = await hostedServer();
  const { call, db } = server;
  const admin = await server.signIn(ANN, 'admin');
  db.exec("CREATE TRIGGER full BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'no room'); END");
  const attempts = async () => [
    (await server.publish(roofer, 'moved.example')).status,
    (await call('POST', '/publish/remove', { slug: roofer }, admin)).status,
    (await call('POST', '/api/purchase-domain', { domain: 'new-roof.com', slug: roofer }, admin)).status,
    (await call('POST', '/api/park_user_website', { domain: 'old.example', park_type: 'No Message' }, admin)).status,
    (await call('POST', '/api/make-customers-teammates', { customer_ids: ['70044'], primary_owner_id: '70011' }, admin))
      .status,
  ];
  const facts = () => [
    ...['publication', 'claim', 'domain_registration', 'domain_event', 'customer'].map((table) =>
      db.prepare(`SELECT * FROM ${table}`).all(),
    ),
  ];
  const before = facts();
  expect(await attempts()).toEqual([500, 500, 500, 500, 500]);
  expect(facts()).toEqual(before);
  expect((await server.visit('roof.example/')).status).toBe(200);
  expect((await server.visit('moved.example/')).status).not.toBe(200);
  db.exec('DROP TRIGGER full');
  expect(await attempts()).toEqual([200, 200, 200, 200, 200]);
  expect(await audit(server.dataDir, `--person=${ANN}`)).toHaveLength(4);
});

test.each([
  ['published', (server: HostedServer) => server.publish(roofer, 'roof.example')],
  [
    'shown again',
    async ({ call, db, user }: HostedServer) => {
      const { message } = (await (await call('GET', `/publish/releases/${idKeyOf(db)}`, undefined, user)).json()) as {
        message: { releases: { id: string }[] };
      };
      return call('POST', '/publish/rollback', { slug: roofer, release: message.releases.at(-1)?.id }, user);
    },
  ],
])(
  '[SRV-02] visitors of the same domain see what they saw before when it cannot be listed who has %s something else',
  async (_, change) => {
    collectReports();
    const server = await hostedServer();
    const words = async () => /Words \d\./.exec(await (await server.visit('roof.example/')).text())?.[0];
    for (const each of ['Words 1.', 'Words 2.']) {
      await server.edit(roofer, { company_tagline: each });
      expect((await server.publish(roofer, 'roof.example')).status).toBe(200);
    }
    await server.edit(roofer, { company_tagline: 'Words 3.' });
    server.db.exec("CREATE TRIGGER full BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'no room'); END");
    expect((await change(server)).status).toBe(500);
    expect(await words()).toBe('Words 2.');
    server.db.exec('DROP TRIGGER full');
    expect((await change(server)).status).toBe(200);
    expect(await words()).not.toBe('Words 2.');
  },
);

const idKeyOf = (db: HostedServer['db']): string =>
  db.prepare('SELECT id_key FROM site WHERE slug = ?').pluck().get(roofer) as string;

test.each([
  [['--site=none'], 'There is no site “none”.'],
  [['--person=0123'], 'no phone number'],
  [['--most=0'], 'no number from 1'],
])('[SRV-03] the audit says what is wrong when it is asked by %j', async (options, words) => {
  const { dataDir } = await serverInProcess();
  await expect(audit(dataDir, ...options)).rejects.toThrow(CommandError);
  await expect(audit(dataDir, ...options)).rejects.toThrow(words);
});

test('[SRV-05] an unknown command is answered with those that there are', async () => {
  const { dataDir } = await serverInProcess();
  const settings = readSettings([`--data-dir=${dataDir}`], {});
  await expect(runCommand(settings, 'constructor', { words: [], options: {} })).rejects.toThrow('staff list');
});
