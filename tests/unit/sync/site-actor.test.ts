import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createHistoryService } from '../../../src-main/features/sync/history-service.ts';
import { saveSite } from '../../../src-main/sync/save/save-pipeline.ts';
import { SiteActor } from '../../../src-main/sync/draft/site-actor.ts';
import { openHarness, siteText, type SiteHarness } from '../../support/site-harness.ts';

let harness: SiteHarness;
beforeEach(async () => {
  harness = await openHarness();
});
afterEach(() => harness.dispose());

const set = (field: string, value: string) => [{ op: 'set' as const, path: [field], value }];

test('[SYNC-01] an edit is in the journal once it is answered, and a restart finds it', async () => {
  const { status } = harness.actor.edit('s1', set('company_tagline', 'Leaks end here'));
  expect(status).toMatchObject({ sync: 'unsaved', editedFields: ['company_tagline'], canUndo: true });
  const actor = await harness.reopen();
  expect(actor.site.company_tagline).toBe('Leaks end here');
  expect(actor.base).toEqual({ text: siteText, modified: 'm1' });
});

test('[SAVE-08] the draft differs from the base in the edited member only, compared as text', () => {
  harness.actor.edit('s1', set('company_tagline', 'Leaks end here'));
  expect(harness.actor.opened().document).toBe(siteText.replace('Pipes done right', 'Leaks end here'));
});

test('[NAV-08] undo takes a step back as a whole, across a restart, and the site is clean again', async () => {
  harness.actor.edit('s1', set('company_name', 'Acme'));
  harness.actor.edit('s2', set('company_name', 'Acme Inc'));
  harness.actor.edit('s2', set('company_tagline', 'Acme Inc does pipes'));
  const actor = await harness.reopen();
  const undone = actor.undo();
  expect(undone.status).toMatchObject({ editedFields: [], sync: 'clean', canRedo: true });
  expect(undone.document).toBe(siteText);
  const again = (await harness.reopen()).redo();
  expect(JSON.parse(again.document)).toMatchObject({
    company_name: 'Acme Inc',
    company_tagline: 'Acme Inc does pipes',
  });
  harness.actor.undo();
  harness.actor.edit('s3', set('about', 'New'));
  expect(harness.actor.redo().status.canRedo).toBe(false);
  expect((await harness.reopen()).site).toMatchObject({ company_name: 'Acme', about: 'New' });
});

test('[NAV-08] undo goes on past a save: the server’s copy is edited back', async () => {
  harness.actor.edit('s1', set('company_tagline', 'Saved'));
  await saveSite(harness.actor, {}, harness.savePorts);
  const actor = await harness.reopen();
  expect(actor.status()).toMatchObject({ sync: 'clean', canUndo: true });
  expect(actor.undo().status).toMatchObject({ sync: 'unsaved', editedFields: ['company_tagline'] });
  expect(actor.site.company_tagline).toBe('Pipes done right');
  expect(actor.redo().status).toMatchObject({ sync: 'clean' });
});

describe('[SYNC-03] a merge', () => {
  const theirs = (change: (text: string) => string) => ({ text: change(siteText), modified: 'm2' });

  test('takes what each side changed and needs no decision', async () => {
    harness.actor.edit('s1', set('company_tagline', 'Mine'));
    harness.actor.merge(theirs((text) => text.replace('"about":null', '"about":"Theirs"')));
    expect(harness.actor.site).toMatchObject({ company_tagline: 'Mine', about: 'Theirs' });
    const actor = await harness.reopen();
    expect(actor.status()).toMatchObject({ editedFields: ['company_tagline'], conflicts: 0 });
    expect(actor.base.modified).toBe('m2');
    expect(actor.undo().status.sync).toBe('clean');
    expect(actor.site).toMatchObject({ company_tagline: 'Pipes done right', about: 'Theirs' });
  });

  test('keeps a conflict open, across a restart, until it is decided', async () => {
    harness.actor.edit('s1', set('company_tagline', 'Mine'));
    harness.actor.merge(theirs((text) => text.replace('Pipes done right', 'Theirs')));
    const actor = await harness.reopen();
    expect(actor.site.company_tagline).toBe('Theirs');
    expect(actor.openConflicts).toMatchObject([{ path: ['company_tagline'], mine: '"Mine"', theirs: '"Theirs"' }]);
    expect(actor.status()).toMatchObject({ sync: 'clean', conflicts: 1, canUndo: false });
    actor.decide([actor.openConflicts[0]!.id], { take: 'mine' });
    expect(actor.site.company_tagline).toBe('Mine');
    expect((await harness.reopen()).status()).toMatchObject({ conflicts: 0, sync: 'unsaved', canUndo: true });
  });

  test('keeps the draft as it was, and the copy that came, as versions', () => {
    harness.actor.edit('s1', set('company_tagline', 'Mine'));
    const mine = harness.actor.opened().document;
    const copy = theirs((text) => text.replace('Pipes done right', 'Theirs'));
    harness.actor.merge(copy);
    const [came, kept] = harness.store.versions.list('acme');
    expect(kept).toMatchObject({ kind: 'merged', modified: 'm1' });
    expect(harness.store.versions.document('acme', kept!.id)).toBe(mine);
    expect(came).toMatchObject({ kind: 'opened', modified: 'm2', person: '' });
    expect(harness.store.versions.document('acme', came!.id)).toBe(copy.text);
  });

  test('a conflict in a list follows its item through later edits', () => {
    harness.actor.edit('s1', [{ op: 'set', path: ['service_areas', 0, 'radius'], value: 10 }]);
    harness.actor.merge(theirs((text) => text.replace('"radius":50', '"radius":20')));
    harness.actor.edit('s2', [
      { op: 'insert', path: ['service_areas', 0], value: { city: 'Elko', state: 'NV', radius: 5 } },
    ]);
    expect(harness.actor.openConflicts).toMatchObject([{ path: ['service_areas', 1, 'radius'] }]);
    harness.actor.decide([harness.actor.openConflicts[0]!.id], { take: 'custom', text: '15' });
    expect(harness.actor.site.service_areas).toMatchObject([
      { city: 'Elko', radius: 5 },
      { city: 'Reno', radius: 15 },
    ]);
  });

  test('works the computed list out anew', () => {
    harness.actor.edit('s1', [
      { op: 'insert', path: ['service_areas', 1], value: { city: 'Elko', state: 'NV', radius: 5, order: 1 } },
    ]);
    harness.actor.merge(theirs((text) => text.replace('"radius":50', '"radius":20').replace('"NV",50', '"NV",20')));
    expect(harness.actor.site.service_area_array).toEqual([
      ['Reno', 'NV', 20, 0],
      ['Elko', 'NV', 5, 1],
    ]);
    expect(harness.actor.openConflicts).toEqual([]);
  });

  describe('the last decision', () => {
    const clash = () => {
      harness.actor.edit('s1', set('company_tagline', 'Mine'));
      harness.actor.edit('s2', set('about', 'Mine'));
      const changed = (text: string) =>
        text.replace('Pipes done right', 'Theirs').replace('"about":null', '"about":"T"');
      harness.actor.merge(theirs(changed));
      const before = { document: harness.actor.opened().document, conflicts: harness.actor.openConflicts };
      expect(before.conflicts).toHaveLength(2);
      return { before, ids: before.conflicts.map(({ id }) => id) };
    };
    const now = ({ actor } = harness) => ({ document: actor.opened().document, conflicts: actor.openConflicts });
    const refused = expect.objectContaining({ code: 'NOT_FOUND' }) as Error;

    test.each(['mine', 'theirs'] as const)('for %s is undone alone, and its conflict is open again', async (take) => {
      const { before, ids } = clash();
      harness.actor.decide([ids[0]!], { take });
      const between = now();
      harness.actor.decide([ids[1]!], { take });
      expect(harness.actor.status().lastDecision).toEqual([ids[1]]);
      expect(() => harness.actor.undoDecision(ids[0]!)).toThrow(refused);
      expect(harness.actor.undoDecision(ids[1]!).status).toMatchObject({ conflicts: 1, lastDecision: [ids[0]] });
      expect(now()).toEqual(between);
      harness.actor.undoDecision(ids[0]!);
      expect(now()).toEqual(before);
      expect(harness.actor.status()).not.toHaveProperty('lastDecision');
      const again = await harness.reopen();
      expect({ document: again.opened().document, conflicts: again.openConflicts }).toEqual(before);
    });

    test.each(['mine', 'theirs'] as const)('for %s is not undone when an edit was made since', (take) => {
      const { ids } = clash();
      harness.actor.decide(ids, { take });
      harness.actor.edit('s3', set('company_name', 'Apex'));
      const after = now();
      expect(harness.actor.status()).not.toHaveProperty('lastDecision');
      expect(() => harness.actor.undoDecision(ids[0]!)).toThrow(refused);
      expect(now()).toEqual(after);
    });
  });

  test('a conflict that is settled already is told so', () => {
    expect(() => harness.actor.decide([99], { take: 'mine' })).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });
});

test('an edit that fits nowhere is refused and changes nothing', () => {
  expect(() => harness.actor.edit('s1', [{ op: 'remove', path: ['service_areas', 7] }])).toThrow(
    expect.objectContaining({ code: 'BAD_REQUEST' }),
  );
  expect(harness.actor.status()).toMatchObject({ sync: 'clean', canUndo: false });
});

test('[NAV-05] a draft that gives way to the server’s copy goes to the trash whole', () => {
  harness.actor.edit('s1', set('company_tagline', 'Mine'));
  harness.actor.replaceBy({ text: siteText, modified: 'm2' }, 'cache-cleared');
  expect(harness.actor.status()).toMatchObject({ sync: 'clean', canUndo: false });
  const [kept] = harness.store.trash.list('acme');
  expect(kept).toMatchObject({ reason: 'cache-cleared', document: siteText.replace('Pipes done right', 'Mine') });
});

describe('[NAV-05, SYNC-03] what waits for a decision when the draft gives way to the server’s copy', () => {
  const theirs = siteText.replace('Pipes done right', 'Theirs').replace('"radius":50', '"radius":20');

  beforeEach(() => {
    harness.actor.edit('s1', set('company_tagline', 'Mine'));
    harness.actor.edit('s2', [{ op: 'remove', path: ['service_areas', 0] }]);
    harness.actor.merge({ text: theirs, modified: 'm2' });
    expect(harness.actor.status()).toMatchObject({ sync: 'clean', conflicts: 2 });
  });

  test('is in the trash, as this computer’s side has it', () => {
    harness.actor.replaceBy({ text: theirs, modified: 'm2' }, 'cache-cleared');
    expect(harness.actor.status()).toMatchObject({ sync: 'clean', conflicts: 0 });
    const [kept] = harness.store.trash.list('acme');
    expect(kept?.reason).toBe('cache-cleared');
    expect(JSON.parse(kept!.document)).toMatchObject({ company_tagline: 'Mine', service_areas: [] });
  });

  test('is back in the draft when the trash entry is restored', () => {
    harness.actor.replaceBy({ text: theirs, modified: 'm2' }, 'cache-cleared');
    const history = createHistoryService({ store: harness.store, actor: () => harness.actor });
    history.restoreTrash('acme', harness.store.trash.list('acme')[0]!.id, { of: 'site' });
    expect(harness.actor.site).toMatchObject({ company_tagline: 'Mine', service_areas: [] });
  });
});

describe('[SYNC-05] a draft whose edits do not stand on its base', () => {
  const fromStore = () => SiteActor.fromStore('acme', harness.ports)!;

  beforeEach(() => {
    harness.actor.edit('s1', set('company_tagline', 'Mine'));
    const operations = [
      { op: 'set' as const, path: ['about'], text: '"Also mine"' },
      { op: 'set' as const, path: ['service_areas', 7, 'city'], text: '"Nowhere"' },
    ];
    const { base } = harness.actor;
    harness.store.drafts.append('acme', base, {
      step: 's2',
      kind: 'do',
      operations,
      inverse: [],
      pending: true,
      at: 2,
    });
    harness.store.outbox.put('acme', 'save', {}, 3, { document: '{}', last: 0 });
  });

  test('gives way to the server’s copy as last seen; what could be carried out of it is in the trash', () => {
    expect(fromStore().status()).toMatchObject({ sync: 'clean', canUndo: false });
    expect(fromStore().opened().document).toBe(siteText);
    const [kept] = harness.store.trash.list('acme');
    expect(kept).toMatchObject({ reason: 'salvaged', modified: 'm1' });
    expect(JSON.parse(kept!.document)).toMatchObject({ company_tagline: 'Mine', about: 'Also mine' });
    expect(harness.store.outbox.list()).toEqual([]);
  });

  test('[SYNC-07] has the user’s side of its conflicts in the trash', () => {
    const theirs = JSON.stringify(harness.actor.site.phone);
    const conflict = { path: ['phone'], kind: 'value' as const, base: '"1"', mine: '"2"', theirs, at: 1 };
    harness.store.conflicts.replace('acme', [conflict]);
    fromStore();
    const [kept] = harness.store.trash.list('acme');
    expect(JSON.parse(kept!.document)).toMatchObject({ company_tagline: 'Mine', phone: '2' });
    expect(harness.store.conflicts.list('acme')).toEqual([]);
  });

  test('is told of, and is in a file with all of its edits', () => {
    fromStore();
    const { state, report } = harness.store.health();
    expect(state).toBe('recovered');
    expect(report?.found).toContain('1 of 2 edits of “acme”');
    expect(report?.saved).toEqual([expect.stringContaining('in the trash')]);
    expect(readFileSync(report!.keptAside!, 'utf8')).toContain('Nowhere');
  });
});

test('[SAVE-03, SYNC-07] a rename to a slug that another draft here is known by leaves that draft to its own site', async () => {
  const other = siteText.replace('"slug":"acme"', '"slug":"apex"').replace('90071992547409931', '4');
  SiteActor.fromServer('apex', { text: other, modified: 'm1' }, harness.ports).edit('s', set('about', 'Of apex'));
  harness.actor.edit('s1', set('slug', 'apex'));
  await saveSite(harness.actor, { slug: 'apex' }, harness.savePorts);
  expect(SiteActor.fromStore('apex~4', harness.ports)?.site).toMatchObject({ sitePk: 4, about: 'Of apex' });
  expect((await harness.reopen()).site).toMatchObject({ slug: 'apex', about: null });
});

test('a refused write is told as DISK and the draft stays as the journal has it', () => {
  harness.actor.edit('s1', set('company_tagline', 'Kept'));
  harness.store.close();
  expect(() => harness.actor.edit('s1', set('company_tagline', 'Lost'))).toThrow();
  expect(harness.actor.site.company_tagline).toBe('Kept');
});
