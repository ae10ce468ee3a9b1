import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseJson } from '#shared/record/parse-json.ts';
import { createHistoryService, type HistoryService } from '../../../src-main/features/sync/history-service.ts';
import { publishSite } from '../../../src-main/sync/save/publish-pipeline.ts';
import { saveSite } from '../../../src-main/sync/save/save-pipeline.ts';
import { openHarness, siteText, type SiteHarness } from '../../support/site-harness.ts';

let harness: SiteHarness;
let history: HistoryService;
beforeEach(async () => {
  harness = await openHarness();
  history = createHistoryService({ store: harness.store, actor: () => harness.actor });
});
afterEach(() => harness.dispose());

const set = (field: string, value: string) => harness.actor.edit(field, [{ op: 'set', path: [field], value }]);
const saved = async (tagline: string) => {
  set('company_tagline', tagline);
  await saveSite(harness.actor, {}, harness.savePorts);
};

const keyOf = (id: number, label: string): string => {
  const difference = history.compareVersion('acme', id).find((each) => each.label === label);
  if (!difference) throw new Error(`no difference ${label}`);
  return difference.key;
};
const changesOf = (...keys: string[]) => ({ of: 'changes' as const, keys });
const newest = () => history.versions('acme')[0]!.id;

test('[PUB-04] every save is a version, compared with the draft as it is now', async () => {
  await saved('First');
  await saved('Second');
  set('about', 'Unsaved');
  const versions = history.versions('acme');
  expect(versions.map(({ kind }) => kind)).toEqual(['saved', 'saved', 'opened']);
  expect(history.compareVersion('acme', versions[1]!.id)).toMatchObject([
    { kind: 'value', path: ['company_tagline'], label: 'Tagline', part: '', before: '"First"', after: '"Second"' },
    { kind: 'value', path: ['about'], label: 'About', part: '', before: 'null', after: '"Unsaved"' },
  ]);
  expect(await history.versionChanges('acme', new AbortController().signal)).toEqual([
    { id: versions[0]!.id, changes: 1 },
    { id: versions[1]!.id, changes: 1 },
  ]);
});

test('[PUB-04] what a server writes as nothing in another form is no change', async () => {
  const { text, modified } = harness.actor.base;
  const phones = Array.from({ length: 9 }, (_, at) => `"phone_${at + 2}":"",`).join('');
  const list = `"additional_phone_number_list":${JSON.stringify(Array(9).fill(''))},`;
  const written = text.replace('"about":null', `${phones}${list}"faqs":[],"about":""`);
  harness.actor.merge({ text: written, modified: `${modified}'` });
  set('about', 'Typed');
  const [oldest] = history.versions('acme').toReversed();
  expect(history.compareVersion('acme', oldest!.id).map(({ path }) => path)).toEqual([['about']]);
});

test('[PUB-04] every publish is a version of that name; versions outlive a restart and a rename', async () => {
  await saved('First');
  const ports = { ...harness.savePorts, milestones: harness.store.milestones };
  await publishSite(harness.actor, {}, ports);
  expect(history.versions('acme').map(({ kind }) => kind)).toEqual(['published', 'opened']);
  set('slug', 'apex');
  await saveSite(harness.actor, { slug: 'apex' }, harness.savePorts);
  await harness.reopen();
  history = createHistoryService({ store: harness.store, actor: () => harness.actor });
  const versions = history.versions('apex');
  expect(versions.map(({ kind }) => kind)).toEqual(['saved', 'published', 'opened']);
  expect(history.compareVersion('apex', versions[2]!.id)).toMatchObject([{ before: '"Pipes done right"' }]);
});

test('[PUB-04] a version says by whom it is and what it changed of the one before it, drafts before a merge left aside', async () => {
  harness.store.owners.current = '+12025550123';
  await saved('First');
  harness.store.owners.current = '+12025550199';
  set('about', 'Mine');
  const [mine] = history.versions('acme');
  harness.server.changeByColleague(harness.server.document.replace('First', 'Theirs'));
  harness.actor.merge({ text: harness.server.document, modified: harness.server.modified });
  await saved('Second');
  const versions = history.versions('acme');
  expect(versions.map(({ kind, by }) => [kind, by])).toEqual([
    ['saved', 'you'],
    ['opened', 'someone else'],
    ['merged', 'you'],
    ['saved', '+12025550123'],
    ['opened', undefined],
  ]);
  const [second, theirs, merged, first, opened] = versions.map(({ id }) => id);
  expect(first).toBe(mine!.id);
  expect(versions.map(({ before }) => before)).toEqual([theirs, first, first, opened, undefined]);
  const changed = (id: number, to: number) =>
    history.compareVersion('acme', id, to).map(({ label, before, after }) => [label, before, after]);
  expect(changed(first!, theirs!)).toEqual([['Tagline', '"First"', '"Theirs"']]);
  expect(changed(first!, merged!)).toEqual([['About', 'null', '"Mine"']]);
  expect(changed(opened!, second!)).toEqual([
    ['Tagline', '"Pipes done right"', '"Second"'],
    ['About', 'null', '"Mine"'],
  ]);
  expect(await history.versionChanges('acme', new AbortController().signal)).toEqual([
    { id: second, changes: 2 },
    { id: theirs, changes: 1 },
    { id: merged, changes: 1 },
    { id: first, changes: 1 },
  ]);
});

test('[PUB-04] a version keeps the name it is given, after a rename and a restart too', async () => {
  await saved('First');
  history.nameVersion('acme', newest(), 'Before the summer offer');
  set('slug', 'apex');
  await saveSite(harness.actor, { slug: 'apex' }, harness.savePorts);
  await harness.reopen();
  history = createHistoryService({ store: harness.store, actor: () => harness.actor });
  expect(history.versions('apex').map(({ name }) => name)).toEqual(['', 'Before the summer offer', '']);
  expect(() => history.nameVersion('apex', 999, 'None')).toThrow('This version is not on this computer any more.');
  expect(harness.store.health().state).toBe('ok');
});

test('[PUB-04] a field is restored as one step of undo; the others stay', async () => {
  await saved('First');
  set('company_tagline', 'Second');
  set('about', 'Kept');
  const restored = history.restoreVersion('acme', newest(), changesOf(keyOf(newest(), 'Tagline')));
  expect(restored.restored).toBe(1);
  expect(JSON.parse(restored.document)).toMatchObject({ company_tagline: 'First', about: 'Kept' });
  expect(JSON.parse(harness.actor.undo().document)).toMatchObject({ company_tagline: 'Second', about: 'Kept' });
});

describe('[PUB-04] list items', () => {
  const area = (city: string) => ({ city, state: 'NV', radius: 50, order: 0 });
  const cities = () => harness.actor.site.service_areas?.map(({ city, order }) => [city, order]);

  beforeEach(async () => {
    const places = ['Reno', 'Sparks', 'Fernley'].map((city, order) => ({ ...area(city), order }));
    harness.actor.edit('areas', [{ op: 'set', path: ['service_areas'], value: places }]);
    await saveSite(harness.actor, {}, harness.savePorts);
  });

  test('are named by what became of them, and each comes back alone, numbered in its list', () => {
    harness.actor.edit('s', [
      { op: 'remove', path: ['service_areas', 0] },
      { op: 'set', path: ['service_areas', 1, 'radius'], value: 20 },
      { op: 'insert', path: ['service_areas', 1], value: area('Elko') },
      ...[0, 1, 2].map((at) => ({ op: 'set' as const, path: ['service_areas', at, 'order'], value: at })),
    ]);
    const told = history.compareVersion('acme', newest());
    expect(told.map(({ kind, label, part, item }) => [kind, label, part, item?.label])).toEqual([
      ['removed', 'Service areas › Reno', '', 'Reno'],
      ['added', 'Service areas › Elko', '', 'Elko'],
      ['value', 'Service areas › Fernley › Radius', 'Radius', 'Fernley'],
    ]);
    const computed = () => harness.actor.site.service_area_array?.map(([city]) => city);
    history.restoreVersion('acme', newest(), changesOf(keyOf(newest(), 'Service areas › Reno')));
    expect(cities()).toEqual([
      ['Reno', 0],
      ['Sparks', 1],
      ['Elko', 2],
      ['Fernley', 3],
    ]);
    expect(computed()).toEqual(['Reno', 'Sparks', 'Elko', 'Fernley']);
    history.restoreVersion('acme', newest(), changesOf(keyOf(newest(), 'Service areas › Elko')));
    expect(cities()).toEqual([
      ['Reno', 0],
      ['Sparks', 1],
      ['Fernley', 2],
    ]);
    expect(harness.actor.site.service_areas?.[2]?.radius).toBe(20);
    harness.actor.undo();
    expect(computed()).toEqual(['Reno', 'Sparks', 'Elko', 'Fernley']);
  });

  test('in another order are one difference', () => {
    harness.actor.edit('s', [{ op: 'move', path: ['service_areas'], from: 0, to: 2 }]);
    const [order, ...others] = history.compareVersion('acme', newest());
    expect(others).toEqual([]);
    expect(order).toMatchObject({ kind: 'order', label: 'Service areas', after: '["Sparks","Fernley","Reno"]' });
    history.restoreVersion('acme', newest(), changesOf(order!.key));
    expect(cities()).toEqual([
      ['Reno', 0],
      ['Sparks', 1],
      ['Fernley', 2],
    ]);
  });

  test('of which a window speaks that another one took away meanwhile are told to be gone', () => {
    harness.actor.edit('s', [{ op: 'set', path: ['service_areas', 1, 'radius'], value: 20 }]);
    const key = keyOf(newest(), 'Service areas › Sparks › Radius');
    harness.actor.edit('t', [{ op: 'remove', path: ['service_areas', 1] }]);
    const before = harness.actor.opened().document;
    const { restored, document } = history.restoreVersion('acme', newest(), changesOf(key));
    expect([restored, document]).toEqual([0, before]);
  });

  test('that were added are known again though others were edited meanwhile', () => {
    harness.actor.edit('s', [{ op: 'insert', path: ['service_areas', 3], value: area('Elko') }]);
    const key = keyOf(newest(), 'Service areas › Elko');
    harness.actor.edit('t', [{ op: 'insert', path: ['service_areas', 0], value: area('Ely') }]);
    const [one, other] = history.compareVersion('acme', newest());
    expect(one?.item?.id).not.toBe(other?.item?.id);
    history.restoreVersion('acme', newest(), changesOf(key));
    expect(cities()?.map(([city]) => city)).toEqual(['Ely', 'Reno', 'Sparks', 'Fernley']);
  });
});

test('[PUB-04] items that are no more than a text are named by it', async () => {
  harness.actor.edit('k', [{ op: 'set', path: ['keywords'], value: ['drains', 'roofs', 'gutters'] }]);
  await saveSite(harness.actor, {}, harness.savePorts);
  harness.actor.edit('s', [
    { op: 'move', path: ['keywords'], from: 2, to: 0 },
    { op: 'remove', path: ['keywords', 1] },
  ]);
  expect(history.compareVersion('acme', newest())).toMatchObject([
    { kind: 'order', before: '["roofs","gutters"]', after: '["gutters","roofs"]' },
    { kind: 'removed', label: 'Keywords › drains' },
  ]);
});

test('[PUB-04] a section is restored; the other ones stay', async () => {
  await saved('First');
  set('company_tagline', 'Second');
  set('paid_url', 'acme.example');
  const { restored } = history.restoreVersion('acme', newest(), { of: 'tab', tab: 'basicInfo' });
  expect(restored).toBe(1);
  expect(harness.actor.site).toMatchObject({ company_tagline: 'First', paid_url: 'acme.example' });
});

test('[PUB-04] the whole site is restored but for what makes it this site', async () => {
  await saved('First');
  set('company_tagline', 'Second');
  set('slug', 'acme-2');
  const restored = history.restoreVersion('acme', newest(), { of: 'site' });
  expect(JSON.parse(restored.document)).toMatchObject({ company_tagline: 'First', slug: 'acme-2' });
});

test('[SAVE-08] a restore leaves number texts and unknown members as they are', async () => {
  await saved('First');
  set('company_tagline', 'Second');
  const { document } = history.restoreVersion('acme', newest(), { of: 'site' });
  expect(document).toContain('"sitePk": 90071992547409931');
  expect(document).toContain('"unknown": {"price": 1.10, "by": "caf\\u00e9"}');
});

test('[NAV-05] what was cleared is in the trash, named, and comes back into the draft exactly', () => {
  set('company_tagline', 'Mine');
  harness.actor.edit('s', [{ op: 'remove', path: ['service_areas', 0] }]);
  const mine = harness.actor.opened().document;
  harness.actor.replaceBy({ text: siteText, modified: 'm2' }, 'cache-cleared');
  const [discarded] = history.trash();
  expect(discarded).toMatchObject({ slug: 'acme', companyName: 'Acme', reason: 'cache-cleared' });
  expect(history.compareTrash('acme', discarded!.id)).toMatchObject([
    { label: 'Tagline', before: '"Mine"' },
    { label: 'Service areas › Reno', kind: 'added' },
  ]);
  history.restoreTrash('acme', discarded!.id, { of: 'site' });
  expect({ ...harness.actor.site, service_area_array: null }).toEqual({
    ...(parseJson(mine) as object),
    service_area_array: null,
  });
});

test('[NAV-05] a site’s discarded draft is in the trash of its new slug after a rename', async () => {
  set('company_tagline', 'Mine');
  harness.actor.replaceBy({ text: siteText, modified: 'm1' }, 'cache-cleared');
  set('slug', 'apex');
  await saveSite(harness.actor, { slug: 'apex' }, harness.savePorts);
  expect(history.trash('acme')).toEqual([]);
  const [discarded] = history.trash('apex');
  history.restoreTrash('apex', discarded!.id, { of: 'site' });
  expect(harness.actor.site).toMatchObject({ slug: 'apex', company_tagline: 'Mine' });
});

test('[SYNC-03] conflicts show their label and their sides', () => {
  set('company_tagline', 'Mine');
  harness.actor.merge({ text: siteText.replace('Pipes done right', 'Theirs'), modified: 'm2' });
  const [conflict] = history.conflicts('acme');
  expect(conflict).toMatchObject({ label: 'Tagline', base: '"Pipes done right"', mine: '"Mine"', theirs: '"Theirs"' });
  history.decide('acme', [conflict!.id], { take: 'custom', text: '"Both"' });
  expect(harness.actor.site.company_tagline).toBe('Both');
  expect(history.conflicts('acme')).toEqual([]);
});

test('[SYNC-03] what is typed where a conflict is open is this computer’s side of it, and stays where that is taken', () => {
  set('company_tagline', 'Mine');
  harness.actor.merge({ text: siteText.replace('Pipes done right', 'Theirs'), modified: 'm2' });
  set('company_tagline', 'Mine, newer');
  const [conflict] = history.conflicts('acme');
  expect(conflict).toMatchObject({ mine: '"Mine, newer"', theirs: '"Theirs"' });
  history.decide('acme', [conflict!.id], { take: 'mine' });
  expect(harness.actor.site.company_tagline).toBe('Mine, newer');
});

test('[PUB-04] a version or discarded draft is refused in words when it is gone, damaged or another site’s', async () => {
  const gone = expect.objectContaining({ code: 'NOT_FOUND' }) as Error;
  expect(() => history.compareVersion('acme', 99)).toThrow(gone);
  expect(() => history.restoreTrash('acme', 99, { of: 'site' })).toThrow(gone);
  harness.store.versions.put({ slug: 'apex', kind: 'saved', modified: 'm', at: 1 }, '{}');
  const [other] = history.versions('apex');
  expect(() => history.restoreVersion('acme', other!.id, { of: 'site' })).toThrow(gone);
  harness.store.trash.put({ slug: 'apex', reason: 'discarded', document: '{}', modified: 'm', at: 1 });
  const [trashed] = history.trash('apex');
  expect(() => history.compareTrash('acme', trashed!.id)).toThrow(gone);

  await saved('First');
  await saved('Second');
  const before = harness.actor.opened().document;
  const db = new Database(join(harness.folder, 'journal.db'));
  db.prepare(`UPDATE version SET document = x'00ff00ff' WHERE id = ?`).run(newest());
  db.close();
  const damaged = expect.objectContaining({
    code: 'DISK',
    message: expect.stringContaining('damaged') as string,
  }) as Error;
  expect(() => history.compareVersion('acme', newest())).toThrow(damaged);
  expect(() => history.restoreVersion('acme', newest(), { of: 'site' })).toThrow(damaged);
  expect(harness.actor.opened().document).toBe(before);
  // The other versions can still be read.
  const counts = await history.versionChanges('acme', new AbortController().signal);
  expect(counts).toEqual([{ id: history.versions('acme')[1]!.id, changes: 1 }]);
});
