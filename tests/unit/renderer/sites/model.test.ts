import { describe, expect, test } from 'vitest';
import type { FleetRun, FleetSite } from '#shared/ipc/fleet.ipc.ts';
import { changeOf, emptyInput, reviewCsv, summary } from '../../../../src-renderer/screens/sites/change-model.ts';
import { between, readSlugs, sorted, statusOf, textIn } from '../../../../src-renderer/screens/sites/model.ts';
import { canTakeBack, progressOf, runStatus } from '../../../../src-renderer/screens/sites/runs-model.ts';

const site = (told: Partial<FleetSite>): FleetSite => ({
  ...{ slug: 'one', companyName: '', industry: '', city: '', state: '', version: '', contact: '', domain: '' },
  ...{ phone: '', unsaved: false, conflict: false, blockers: 0, absent: false },
  ...told,
});
const none = { texts: {}, contacts: new Map<string, string>() };

describe('[FLEET-01] the table', () => {
  test('says the most urgent of how a site stands', () => {
    expect(statusOf(site({}))).toBe('');
    expect(statusOf(site({ unpublished: 'changes' }))).toBe('Unpublished changes');
    expect(statusOf(site({ unsaved: true, unpublished: 'all' }))).toBe('Unsaved edits');
    expect(statusOf(site({ unsaved: true, waiting: 'save' }))).toBe('Save waits');
    expect(statusOf(site({ waiting: 'publish', blocked: 'why' }))).toBe('Publish needs you');
    expect(statusOf(site({ waiting: 'save', conflict: true }))).toBe('Conflict');
  });

  test('shows a site’s texts, and names what has a key', () => {
    const shown = site({ city: 'Reno', state: 'NV', contact: 'c1', blockers: 1, next: need });
    expect(textIn(shown, 'companyName', none)).toBe('one');
    expect(textIn(shown, 'city', none)).toBe('Reno, NV');
    expect(textIn(shown, 'contact', { ...none, contacts: new Map([['c1', 'Ann']]) })).toBe('Ann');
    expect(textIn(shown, 'next', none)).toBe('No contact');
    expect(textIn({ ...shown, blockers: 0 }, 'next', none)).toBe('');
    expect(textIn(shown, 'about', { ...none, texts: { about: { one: 'Fast' } } })).toBe('Fast');
  });

  test('sorts numbers by their value and puts empty cells last both ways', () => {
    const sites = ['site 10', '', 'Site 2'].map((companyName, at) => site({ slug: `s${at}`, phone: companyName }));
    const slugs = (descending: boolean) =>
      sorted(sites, { column: 'phone', descending }, (one, key) => textIn(one, key, none)).map(({ slug }) => slug);
    expect(slugs(false)).toEqual(['s2', 's0', 's1']);
    expect(slugs(true)).toEqual(['s0', 's2', 's1']);
  });

  test('selects a range in either direction', () => {
    const rows = ['a', 'b', 'c', 'd'].map((slug) => ({ slug }));
    expect(between(rows, 2, 0)).toEqual(['a', 'b', 'c']);
  });

  test('reads slugs from lines, a CSV and addresses, each once', () => {
    expect(
      readSlugs('slug,name\njoes-plumbing,"Joe, Inc"\n https://x.example/acme \r\njoes-plumbing\nno such slug\n'),
    ).toEqual(['joes-plumbing', 'acme']);
  });
});

const need = { title: 'No contact', tab: 'domain' as const, places: [] };

describe('[FLEET-02] the form of a change', () => {
  test.each([
    ['replace', {}, undefined],
    ['replace', { term: 'a' }, { kind: 'replace', term: 'a' }],
    ['set', { field: 'phone', value: '' }, undefined],
    ['clear', { field: 'phone' }, { kind: 'set', field: 'phone', value: '' }],
    ['announcement', { show: '', text: ' ' }, undefined],
    ['announcement', { show: 'no' }, { kind: 'set', field: 'announcement.show_announcement', value: 'no' }],
    ['hours', {}, undefined],
    ['hours', { custom: 'Closed' }, { kind: 'hours', day: 6, custom: 'Closed' }],
    ['version', {}, { kind: 'version', version: 'v2.1' }],
    ['preset', {}, undefined],
    ['add', { list: 'faqs', values: { answer: 'A' } }, undefined],
    ['add', { list: 'faqs', values: { question: 'Q' } }, { kind: 'add', list: 'faqs' }],
    ['remove', { name: ' ' }, undefined],
    ['remove', { name: 'Drains ' }, { kind: 'remove', list: 'services', name: 'Drains' }],
  ] as const)('“%s” with %j asks for %j', (kind, typed, step) => {
    const change = changeOf({ ...emptyInput, kind, ...typed });
    if (step === undefined) expect(change).toBeUndefined();
    else expect(change?.steps).toMatchObject([step]);
  });
});

const reviewed = [
  { slug: 'a', companyName: 'A', outcome: 'changes', reasons: [], places: 2, mark: '' },
  { slug: 'b', companyName: 'B', outcome: 'same', reasons: [], places: 0, mark: '' },
  { slug: 'c', companyName: '=C', outcome: 'no', reasons: ['It has none.'], places: 0, mark: '' },
] as const;

describe('[FLEET-03] the review', () => {
  test('is summed up in words', () => {
    const all = reviewed.map((one) => ({ ...one, reasons: [...one.reasons] }));
    expect(summary(all)).toBe('1 site changes in 2 places, 1 says so already, 1 does not apply.');
    expect(reviewCsv(all).split('\r\n').slice(1, 4)).toEqual([
      'a,A,Changes,2,',
      'b,B,Says so already,0,',
      "c,'=C,Does not apply,0,It has none.",
    ]);
  });
});

describe('[FLEET-04] a change under way', () => {
  const counts = { waiting: 2, edited: 0, sending: 1, done: 3, asks: 1, failed: 1, skipped: 1, back: 0 };
  const run: FleetRun = { id: 1, title: 'Clear Phone', at: 0, then: 'save', state: 'running', reason: '', counts };

  test('says how far it is and what did not go well', () => {
    expect(progressOf(run)).toEqual({ done: 6, total: 9 });
    const edited = { ...counts, edited: 2 };
    expect(progressOf({ counts: edited, then: 'save' })).toEqual({ done: 6, total: 11 });
    expect(progressOf({ counts: edited, then: 'nothing' })).toEqual({ done: 8, total: 11 });
    expect(runStatus(run)).toBe('Clear Phone: 6 of 9 sites, 1 needs you, 1 failed, 1 left as it was');
    expect(runStatus({ ...run, state: 'paused', reason: 'Look at them.' })).toBe(
      'Clear Phone: pauses after 6 of 9 sites, 1 needs you, 1 failed, 1 left as it was. Look at them.',
    );
    expect(runStatus({ ...run, state: 'done', counts: { ...counts, asks: 0, failed: 0, skipped: 0 } })).toBe(
      'Clear Phone: 3 sites saved',
    );
  });

  test('[FLEET-05] can be taken back as long as a site has it', () => {
    expect(canTakeBack(run)).toBe(true);
    expect(canTakeBack({ ...run, takesBack: 3 })).toBe(false);
    const onNone = { ...counts, done: 0, asks: 0, sending: 0, failed: 0, back: 4 };
    expect(canTakeBack({ ...run, counts: onNone })).toBe(false);
    expect(canTakeBack({ ...run, counts: { ...onNone, failed: 1 } })).toBe(true);
  });
});
