import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fleetChange, type FleetChange } from '#shared/domain/fleet/change.ts';
import { agreedTo } from '#shared/domain/site/save-questions.ts';
import { noAnswer } from '../../support/fake-site-server.ts';
import { FakeFleetServer, type FleetHarness, openFleet } from '../../support/fleet-harness.ts';

let server: FakeFleetServer;
let fleet: FleetHarness;
beforeEach(async () => {
  server = new FakeFleetServer();
  for (const slug of ['one', 'two', 'three', 'four', 'five']) server.add(slug, { phone: '828-555-0100' });
  fleet = await openFleet(server);
  await fleet.fetchAll();
});
afterEach(() => fleet.dispose());

const change = (...steps: object[]): FleetChange => fleetChange.parse({ steps });
const phone = change({ kind: 'set', field: 'phone', value: '828-555-0199' });
const phones = (): unknown[] => [...server.sites.keys()].map((slug) => server.record(slug)['phone']);
const sitesOf = async (id: number) => (await fleet.call('fleet.run', { id })).sites;

describe('[FLEET-04] a change over many sites', () => {
  test('edits the drafts alone when nothing else is asked for, one step of undo on each', async () => {
    const id = await fleet.apply(phone, 'nothing');
    expect((await fleet.reached(id, 'done')).counts.edited).toBe(5);
    expect(fleet.sync.draft('two')['phone']).toBe('828-555-0199');
    fleet.sync.site.undo('two');
    expect(fleet.sync.draft('two')['phone']).toBe('828-555-0100');
    expect(phones()).toEqual(Array(5).fill('828-555-0100'));
  });

  test('saves and publishes through the queue', async () => {
    const id = await fleet.apply(phone, 'save');
    expect((await fleet.reached(id, 'done')).counts.done).toBe(5);
    expect(phones()).toEqual(Array(5).fill('828-555-0199'));
  });

  test('stops no other site when one fails, and says why', async () => {
    server.of('two').takenSlugs.add('two');
    server.of('two').fail('saveSite', 'before', new Error('no'), 0);
    const id = await fleet.apply(phone, 'save');
    await fleet.reached(id, 'done');
    const states = new Map((await sitesOf(id)).map(({ slug, state }) => [slug, state]));
    expect([...states].filter(([, state]) => state === 'done')).toHaveLength(4);
    expect(states.get('two')).not.toBe('done');
  });

  test('pauses after the first sites, and goes on when it is told', async () => {
    const id = await fleet.apply(phone, 'save', 3);
    const paused = await fleet.reached(id, 'paused');
    expect(paused.reason).toBe('Look at the first 3 sites, then go on.');
    expect(paused.counts).toMatchObject({ done: 3, waiting: 2 });
    await fleet.call('fleet.goOn', { id, again: false });
    expect((await fleet.reached(id, 'done')).counts.done).toBe(5);
  });

  test('tells the windows why it pauses when an error was not expected', async () => {
    const told = vi.fn();
    await fleet.dispose();
    fleet = await openFleet(server, { changed: told });
    await fleet.fetchAll();
    vi.spyOn(fleet.sync.store.fleet, 'sites').mockImplementationOnce(() => {
      throw new Error('The journal cannot be read.');
    });
    const id = await fleet.apply(phone, 'save');
    await fleet.reached(id, 'paused');
    const stopped = expect.objectContaining({ text: 'The journal cannot be read.', isPaused: true }) as unknown;
    expect(told).toHaveBeenCalledWith('fleet.changed', { stopped });
  });

  test('leaves a site alone that was edited since the review', async () => {
    const reviewed = await fleet.call('fleet.review', { slugs: ['one', 'two'], change: phone });
    fleet.sync.set('one', 'phone', '1');
    const sites = reviewed.map(({ slug, mark }) => ({ slug, mark }));
    const { id } = await fleet.call('fleet.apply', { change: phone, sites, then: 'nothing', canary: 0 });
    await fleet.reached(id, 'done');
    expect(await sitesOf(id)).toMatchObject([
      { slug: 'one', state: 'skipped', reason: 'It was edited since the review.' },
      { slug: 'two', state: 'edited' },
    ]);
    expect(fleet.sync.draft('one')['phone']).toBe('1');
  });

  test('goes on after a restart, and edits no site twice', async () => {
    const append = change({ kind: 'replace', term: 'pipes', replacement: 'pipes pipes' });
    const id = await fleet.apply(append, 'nothing', 2);
    await fleet.reached(id, 'paused');
    await fleet.restart();
    await fleet.call('fleet.goOn', { id, again: false });
    await fleet.reached(id, 'done');
    await fleet.restart();
    for (const slug of server.sites.keys()) {
      await fleet.sync.open(slug);
      expect(fleet.sync.draft(slug).company_tagline).toBe('Pipes pipes done right');
    }
  });

  test('ends where it is stopped', async () => {
    const id = await fleet.apply(phone, 'nothing', 1);
    await fleet.reached(id, 'paused');
    await fleet.call('fleet.stop', { id });
    expect((await fleet.call('fleet.run', { id })).run).toMatchObject({
      state: 'done',
      counts: { edited: 1, skipped: 4 },
    });
  });
});

describe('[FLEET-03] a review', () => {
  test('says per site what changes, what says so already, and what does not apply and why', async () => {
    server.add('six', { phone: '828 555 0199' });
    await fleet.fetchAll();
    const remove = change({ kind: 'remove', list: 'faqs', name: 'None' });
    const slugs = ['one', 'six', 'none'];
    expect(await fleet.call('fleet.review', { slugs, change: phone })).toMatchObject([
      { slug: 'one', outcome: 'changes', places: 1 },
      { slug: 'six', outcome: 'same' },
      { slug: 'none', outcome: 'no', reasons: ['Its record is not on this computer: fetch it first.'] },
    ]);
    expect(await fleet.call('fleet.review', { slugs: ['one'], change: remove })).toMatchObject([
      { outcome: 'no', reasons: ['It has no FAQ “None”.'] },
    ]);
    expect(await fleet.call('fleet.differences', { slug: 'one', change: phone })).toMatchObject([
      { label: 'Phone', before: '"828-555-0100"', after: '"828-555-0199"' },
    ]);
    expect(phones().slice(0, 5)).toEqual(Array(5).fill('828-555-0100'));
  });
});

test('[FLEET-03] a review tells of misspelt words, which then hold up none of the sites', async () => {
  const about = change({ kind: 'set', field: 'about', value: 'A misspelt text of {company}.' });
  const reviewed = await fleet.call('fleet.review', { slugs: ['one'], change: about });
  expect(reviewed[0]?.reasons).toEqual(['Possible misspellings: misspelt.']);
  fleet.sync.store.dictionary.add('Misspelt');
  expect((await fleet.call('fleet.review', { slugs: ['one'], change: about }))[0]?.reasons).toEqual([]);
  fleet.sync.store.dictionary.remove('misspelt');
  const code = change({ kind: 'replace', term: 'x', replacement: 'misspelt', codes: true });
  expect((await fleet.call('fleet.review', { slugs: ['one'], change: code }))[0]?.reasons.join()).not.toContain(
    'spell',
  );

  const id = await fleet.apply(about, 'save');
  expect((await fleet.reached(id, 'done')).counts.done).toBe(5);
  fleet.sync.set('one', 'about', 'Another misspelt text');
  const next = await fleet.apply(phone, 'save');
  expect((await fleet.reached(next, 'done')).counts).toMatchObject({ done: 4, asks: 1 });
});

describe('[FLEET-04] questions of the sites of a change', () => {
  const asking = async () => {
    const id = await fleet.apply(phone, 'nothing');
    await fleet.reached(id, 'done');
    for (const slug of ['one', 'two', 'three']) fleet.sync.set(slug, 'about', 'A misspelt text');
    fleet.sync.set('two', 'email', 'nobody');
    const next = await fleet.apply(change({ kind: 'set', field: 'company_tagline', value: 'New' }), 'save');
    expect((await fleet.reached(next, 'done')).counts).toMatchObject({ done: 2, asks: 3 });
    return next;
  };

  test('stand in one list, and those that are answered go on', async () => {
    const id = await asking();
    const asked = await fleet.call('fleet.questions', { id });
    expect(asked.map(({ slug, question }) => [slug, question?.ask])).toEqual([
      ['one', 'spelling'],
      ['two', 'email'],
      ['three', 'spelling'],
    ]);
    const answers = asked
      .slice(0, 2)
      .flatMap(({ slug, question }) => (question ? [{ slug, confirmed: agreedTo(question) }] : []));
    await fleet.call('fleet.answer', { id, answers });
    await fleet.sync.outbox.drain();
    // The user agreed only to the email of `two`. The misspelt text of `two` is a question of its own.
    const left = await fleet.call('fleet.questions', { id });
    expect(left.map(({ slug, question }) => [slug, question?.ask])).toEqual([
      ['two', 'spelling'],
      ['three', 'spelling'],
    ]);
    expect(server.record('one')['about']).toBe('A misspelt text');
    expect(server.record('three')['about']).toBe(null);
  });

  test('are asked again after a restart', async () => {
    const id = await asking();
    await fleet.restart();
    fleet.fleet.resume();
    const asked = await fleet.call('fleet.questions', { id });
    expect(asked.map(({ question }) => question?.ask)).toEqual(['spelling', 'email', 'spelling']);
  });

  test('of a site that can go on by no answer say why', async () => {
    server.of('two').changeByColleague(server.of('two').document.replace('Pipes done right', 'Theirs'));
    const id = await fleet.apply(change({ kind: 'set', field: 'company_tagline', value: 'Ours' }), 'save');
    await fleet.reached(id, 'done');
    const [asked] = await fleet.call('fleet.questions', { id });
    expect(asked).toMatchObject({ slug: 'two', reason: expect.stringContaining('conflict') as string });
    expect(asked).not.toHaveProperty('question');
  });
});

test('[FLEET-05] a change that is taken back before it was sent is no failure', async () => {
  server.of('one').fail('saveSite', 'before', noAnswer());
  const id = await fleet.apply(phone, 'save', 1);
  while (!server.of('one').calls.includes('saveSite')) await new Promise(setImmediate);
  const reviewed = await fleet.call('fleet.reviewBack', { id });
  const back = await fleet.call('fleet.takeBack', { id, sites: reviewed.map(({ slug, mark }) => ({ slug, mark })) });
  await fleet.reached(back.id, 'done');
  expect(await sitesOf(back.id)).toMatchObject([{ slug: 'one', state: 'done' }]);
  expect((await sitesOf(id))[0]).toMatchObject({ slug: 'one', state: 'back' });
  expect(fleet.sync.site.actor('one').isSaved).toBe(true);
});

describe('[FLEET-04] the history of a site', () => {
  const names = (slug: string) => fleet.sync.history.versions(slug).map(({ change: title }) => title);

  test('names the change in the version that has it, whoever saved it', async () => {
    const id = await fleet.apply(phone, 'nothing');
    await fleet.reached(id, 'done');
    fleet.sync.set('one', 'about', 'More');
    await fleet.sync.save('one');
    fleet.sync.set('one', 'about', 'Even more');
    await fleet.sync.save('one');
    expect(names('one')).toEqual([undefined, 'Set Phone to “828-555-0199”', undefined]);
  });

  test('does not name a change that was undone before the save', async () => {
    const id = await fleet.apply(phone, 'nothing');
    await fleet.reached(id, 'done');
    fleet.sync.site.undo('one');
    fleet.sync.set('one', 'about', 'More');
    await fleet.sync.save('one');
    expect(names('one')).toEqual([undefined, undefined]);
  });
});

describe('[FLEET-05] a change that is taken back', () => {
  const takeBack = async (id: number) => {
    const reviewed = await fleet.call('fleet.reviewBack', { id });
    const sites = reviewed.filter(({ outcome }) => outcome === 'changes').map(({ slug, mark }) => ({ slug, mark }));
    return { reviewed, id: (await fleet.call('fleet.takeBack', { id, sites })).id };
  };

  test('is taken back byte for byte, and saved again where it was saved', async () => {
    const before = new Map([...server.sites].map(([slug, { document }]) => [slug, document]));
    const steps = [
      { kind: 'set', field: 'phone', value: '828-555-0199' },
      { kind: 'replace', term: 'right', replacement: 'well' },
      { kind: 'add', list: 'faqs', values: { question: 'Q', answer: 'A' } },
    ];
    const id = await fleet.apply(change(...steps), 'save');
    await fleet.reached(id, 'done');
    const back = await takeBack(id);
    expect((await fleet.reached(back.id, 'done')).counts.done).toBe(5);
    for (const [slug, document] of before) {
      const { faqs, ...rest } = server.record(slug);
      expect(faqs ?? []).toEqual([]);
      expect(rest).toEqual(JSON.parse(document));
    }
    expect((await fleet.call('fleet.run', { id })).run.counts).toMatchObject({ back: 5, done: 0 });
  });

  test('leaves what was edited since, and says so', async () => {
    const id = await fleet.apply(
      change(...phone.steps, { kind: 'set', field: 'email', value: 'a@b.example' }),
      'nothing',
    );
    await fleet.reached(id, 'done');
    fleet.sync.set('one', 'phone', '1');
    const back = await takeBack(id);
    expect(back.reviewed[0]).toMatchObject({ slug: 'one', reasons: ['1 place stays as edited since.'] });
    await fleet.reached(back.id, 'done');
    expect(fleet.sync.draft('one')).toMatchObject({ phone: '1' });
    expect(fleet.sync.draft('one').email ?? '').toBe('');
    expect(fleet.sync.draft('two')['phone']).toBe('828-555-0100');
  });
});

test('[FLEET-03] a review of a replacement says the same of sites that it need not read', async () => {
  server.add('six', { about: 'We do DRAINS 100%_well.' });
  await fleet.fetchAll();
  const slugs = ['one', 'six'];
  const outcomes = async (term: string) =>
    (await fleet.call('fleet.review', { slugs, change: change({ kind: 'replace', term, replacement: 'x' }) })).map(
      ({ outcome, reasons }) => [outcome, ...reasons],
    );
  for (const term of ['drains', '100%_w', '100%a', 'do’s', 'a_b']) {
    const unread = await outcomes(term);
    while ((await fleet.call('fleet.sites', { fields: [] })).unread > 0) await new Promise(setImmediate);
    expect(await outcomes(term)).toEqual(unread);
  }
});
