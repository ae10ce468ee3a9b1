import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHistoryService, type HistoryService } from '../../../src-main/features/sync/history-service.ts';
import { saveSite } from '../../../src-main/sync/save-pipeline.ts';
import { openDesk, siteText, type SiteDesk } from '../../support/site-desk.ts';

let desk: SiteDesk;
let history: HistoryService;
beforeEach(async () => {
  desk = await openDesk();
  history = createHistoryService({ store: desk.store, actor: () => desk.actor, now: () => 9 });
});
afterEach(() => desk.dispose());

const set = (field: string, value: string) => desk.actor.edit(field, [{ op: 'set', path: [field], value }]);
const saved = async (tagline: string) => {
  set('company_tagline', tagline);
  await saveSite(desk.actor, {}, desk.savePorts);
};

test('[PUB-04] every save is a version, compared with the draft as it is now', async () => {
  await saved('First');
  await saved('Second');
  set('about', 'Unsaved');
  const versions = history.versions('acme');
  expect(versions.map(({ kind }) => kind)).toEqual(['saved', 'saved', 'opened']);
  expect(history.compareVersion('acme', versions[1]!.id)).toEqual([
    { path: ['company_tagline'], label: 'Tagline', before: '"First"', after: '"Second"' },
    { path: ['about'], label: 'About', before: 'null', after: '"Unsaved"' },
  ]);
});

test('[PUB-04] a field is restored as one step of undo; the others stay', async () => {
  await saved('First');
  const [version] = history.versions('acme');
  set('company_tagline', 'Second');
  set('about', 'Kept');
  const restored = history.restoreVersion('acme', version!.id, ['company_tagline']);
  expect(JSON.parse(restored.document)).toMatchObject({ company_tagline: 'First', about: 'Kept' });
  expect(JSON.parse(desk.actor.undo().document)).toMatchObject({ company_tagline: 'Second', about: 'Kept' });
});

test('[PUB-04] the whole site is restored but for what makes it this site', async () => {
  await saved('First');
  const [version] = history.versions('acme');
  set('company_tagline', 'Second');
  set('slug', 'acme-2');
  const restored = history.restoreVersion('acme', version!.id);
  expect(JSON.parse(restored.document)).toMatchObject({ company_tagline: 'First', slug: 'acme-2' });
});

test('[NAV-05] what was cleared is in the trash, named, and comes back into the draft', () => {
  set('company_tagline', 'Mine');
  desk.actor.replaceBy({ text: siteText, modified: 'm2' }, 'cache-cleared');
  const [discarded] = history.trash();
  expect(discarded).toMatchObject({ slug: 'acme', companyName: 'Acme', reason: 'cache-cleared' });
  expect(history.compareTrash('acme', discarded!.id)).toMatchObject([{ label: 'Tagline', before: '"Mine"' }]);
  expect(JSON.parse(history.restoreTrash('acme', discarded!.id).document)).toMatchObject({ company_tagline: 'Mine' });
});

test('[SYNC-03] conflicts show their label and what the draft holds now', () => {
  set('company_tagline', 'Mine');
  desk.actor.merge({ text: siteText.replace('Pipes done right', 'Theirs'), modified: 'm2' });
  const [conflict] = history.conflicts('acme');
  expect(conflict).toMatchObject({ label: 'Tagline', base: '"Pipes done right"', mine: '"Mine"', current: '"Theirs"' });
  history.resolve('acme', conflict!.id, { take: 'custom', text: '"Both"' });
  expect(desk.actor.site.company_tagline).toBe('Both');
  expect(history.conflicts('acme')).toEqual([]);
});

test('what is gone is told so', () => {
  expect(() => history.compareVersion('acme', 99)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  expect(() => history.restoreTrash('acme', 99)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
});
