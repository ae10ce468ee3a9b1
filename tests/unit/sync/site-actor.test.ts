import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDesk, siteText, type SiteDesk } from '../../support/site-desk.ts';

let desk: SiteDesk;
beforeEach(async () => {
  desk = await openDesk();
});
afterEach(() => desk.dispose());

const set = (field: string, value: string) => [{ op: 'set' as const, path: [field], value }];

test('[SYNC-01] an edit is in the journal once it is answered, and a restart finds it', async () => {
  const { status } = desk.actor.edit('s1', set('company_tagline', 'Leaks end here'));
  expect(status).toMatchObject({ sync: 'unsaved', editedFields: ['company_tagline'], canUndo: true });
  const actor = await desk.reopen();
  expect(actor.site.company_tagline).toBe('Leaks end here');
  expect(actor.base).toEqual({ text: siteText, modified: 'm1' });
});

test('[SAVE-08] the draft differs from the base in the edited member only, compared as text', () => {
  desk.actor.edit('s1', set('company_tagline', 'Leaks end here'));
  expect(desk.actor.opened().document).toBe(siteText.replace('Pipes done right', 'Leaks end here'));
});

test('undo takes a step back as a whole, across a restart, and the site is clean again', async () => {
  desk.actor.edit('s1', set('company_name', 'Acme'));
  desk.actor.edit('s2', set('company_name', 'Acme Inc'));
  desk.actor.edit('s2', set('company_tagline', 'Acme Inc does pipes'));
  const actor = await desk.reopen();
  const undone = actor.undo();
  expect(undone.status).toMatchObject({ editedFields: [], sync: 'clean', canRedo: true });
  expect(undone.document).toBe(siteText);
  const again = (await desk.reopen()).redo();
  expect(JSON.parse(again.document)).toMatchObject({
    company_name: 'Acme Inc',
    company_tagline: 'Acme Inc does pipes',
  });
  desk.actor.undo();
  desk.actor.edit('s3', set('about', 'New'));
  expect(desk.actor.redo().status.canRedo).toBe(false);
  expect((await desk.reopen()).site).toMatchObject({ company_name: 'Acme', about: 'New' });
});

test('an edit that fits nowhere is refused and changes nothing', () => {
  expect(() => desk.actor.edit('s1', [{ op: 'remove', path: ['service_areas', 7] }])).toThrow(
    expect.objectContaining({ code: 'BAD_REQUEST' }),
  );
  expect(desk.actor.status()).toMatchObject({ sync: 'clean', canUndo: false });
});

test('[NAV-05] a draft that gives way to the server’s copy goes to the trash whole', () => {
  desk.actor.edit('s1', set('company_tagline', 'Mine'));
  desk.actor.replaceBy({ text: siteText, modified: 'm2' }, 'cache-cleared');
  expect(desk.actor.status()).toMatchObject({ sync: 'clean', canUndo: false });
  const [kept] = desk.store.trash.list('acme');
  expect(kept).toMatchObject({ reason: 'cache-cleared', document: siteText.replace('Pipes done right', 'Mine') });
});

test('a refused write is told as DISK and the draft stays as the journal has it', () => {
  desk.actor.edit('s1', set('company_tagline', 'Kept'));
  desk.store.close();
  expect(() => desk.actor.edit('s1', set('company_tagline', 'Lost'))).toThrow();
  expect(desk.actor.site.company_tagline).toBe('Kept');
});
