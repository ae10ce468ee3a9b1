import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { listItems, moveItem } from '#shared/record-catalogue/list-engine.ts';
import type { JsonValue } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { saveSite } from '../../../src-main/sync/save/save-pipeline.ts';
import { newerOnServer } from '../../support/fake-site-server.ts';
import { openHarness, siteText, type SiteHarness } from '../../support/site-harness.ts';

let harness: SiteHarness;
beforeEach(async () => {
  harness = await openHarness();
});
afterEach(() => harness.dispose());

type Document = Record<string, unknown>;

const edit = (field: string, value: JsonValue) =>
  harness.actor.edit(`edit ${field}`, [{ op: 'set', path: [field], value }]);
const save = () => saveSite(harness.actor, { spelling: true }, harness.savePorts);
const onServer = () => JSON.parse(harness.server.document) as Document;

/**
 * Returns the document with these members changed (undefined removes a member). The other members stay as they are,
 * byte for byte.
 */
const changed = (text: string, changes: Document): string =>
  Object.entries(changes)
    .reduce(
      (at, [field, value]) =>
        value === undefined ? at.without(field) : at.with(field, RawValue.parse(JSON.stringify(value))),
      RawValue.parse(text),
    )
    .toText();

/** Calls `work` once the server has stored the next post. */
function afterNextPost(work: (posted: string) => void): void {
  const { saveSite: post } = harness.server;
  harness.server.saveSite = async (body) => {
    harness.server.saveSite = post;
    const modified = await post(body);
    work(harness.server.document);
    return modified;
  };
}

/**
 * Makes a colleague save right after the next post. The colleague's document is based on the copy that both users have
 * opened, so it lacks what was posted.
 */
const colleagueSaves = (changes: Document) =>
  afterNextPost(() => harness.server.changeByColleague(changed(siteText, changes)));

describe('[SYNC-03, SAVE-06] a colleague’s save of an older copy comes right after this one', () => {
  test('and takes its edits back: they are edits of the draft again, beside the colleague’s, and the user is told', async () => {
    edit('company_tagline', 'Mine');
    colleagueSaves({ about: 'Theirs' });
    await expect(save()).rejects.toMatchObject({
      code: 'SAVE_FAILED',
      message: expect.stringContaining('does not hold what was just saved: Tagline.'),
    });
    expect(onServer()).toMatchObject({ company_tagline: 'Pipes done right', about: 'Theirs' });
    const actor = await harness.reopen();
    expect(actor.site).toMatchObject({ company_tagline: 'Mine', about: 'Theirs' });
    expect(actor.status()).toMatchObject({ sync: 'unsaved', editedFields: ['company_tagline'], conflicts: 0 });
    await save();
    expect(onServer()).toMatchObject({ company_tagline: 'Mine', about: 'Theirs' });
  });

  test('and has the same field: both values are there to choose from', async () => {
    edit('company_tagline', 'Mine');
    colleagueSaves({ company_tagline: 'Theirs' });
    await expect(save()).rejects.toMatchObject({ code: 'CONFLICTS' });
    expect(harness.actor.openConflicts).toMatchObject([
      { path: ['company_tagline'], base: '"Pipes done right"', mine: '"Mine"', theirs: '"Theirs"' },
    ]);
  });

  test('and has another item in the same list: both items stay', async () => {
    const [area] = (JSON.parse(siteText) as { service_areas: JsonValue[] }).service_areas;
    const with_ = (city: string) => [area!, { city, state: 'NV', radius: 5, order: 1 }];
    edit('service_areas', with_('Elko'));
    colleagueSaves({ service_areas: with_('Ely') });
    await expect(save()).rejects.toMatchObject({ code: 'SAVE_FAILED' });
    const cities = () => (harness.actor.site.service_areas as { city: string }[]).map(({ city }) => city);
    expect(cities().toSorted()).toEqual(['Elko', 'Ely', 'Reno']);
    await save();
    expect((onServer().service_areas as unknown[]).length).toBe(3);
  });

  test('what was typed meanwhile is kept too', async () => {
    edit('company_tagline', 'Mine');
    edit('about', 'Held');
    afterNextPost((posted) => {
      edit('company_tagline', 'Mine, longer');
      harness.server.changeByColleague(changed(posted, { company_tagline: 'Pipes done right' }));
    });
    await expect(save()).rejects.toMatchObject({ code: 'SAVE_FAILED' });
    expect(harness.actor.site).toMatchObject({ company_tagline: 'Mine, longer', about: 'Held' });
    expect(harness.actor.editedFields).toEqual(['company_tagline']);
  });
});

describe('[SRV-02] a colleague’s save comes right before the post, on a server that refuses a post over another version', () => {
  /** Calls `work` right before the server gets the next post. */
  const beforeNextPost = (work: () => void): void => {
    const { saveSite: post } = harness.server;
    harness.server.comparesBase = true;
    harness.server.saveSite = async (...parts) => {
      harness.server.saveSite = post;
      work();
      return post(...parts);
    };
  };
  const theirs = (changes: Document) => () => harness.server.changeByColleague(changed(siteText, changes));

  test('the user is asked, and the answer holds for that version alone', async () => {
    edit('company_tagline', 'Mine');
    beforeNextPost(theirs({ company_tagline: 'Theirs' }));
    const { question } = await save();
    expect(question).toEqual({ ask: 'overwrite', modified: harness.server.modified });
    expect(onServer().company_tagline).toBe('Theirs');
    beforeNextPost(theirs({ company_tagline: 'Theirs, again' }));
    const overwrite = { spelling: true, overwrite: harness.server.modified };
    const again = await saveSite(harness.actor, overwrite, harness.savePorts);
    expect(again.question).toEqual({ ask: 'overwrite', modified: harness.server.modified });
    expect(onServer().company_tagline).toBe('Theirs, again');
  });

  test('with nobody to ask it is merged and posted again', async () => {
    edit('company_tagline', 'Mine');
    beforeNextPost(theirs({ about: 'Theirs' }));
    harness.savePorts.unattended = true;
    expect(await save()).toMatchObject({ slug: 'acme' });
    expect(onServer()).toMatchObject({ company_tagline: 'Mine', about: 'Theirs' });
    expect(harness.actor.status()).toMatchObject({ sync: 'clean', conflicts: 0 });
  });

  test('a server that refuses the very time that it gives is asked twice, and nothing is lost', async () => {
    edit('company_tagline', 'Mine');
    harness.server.fail('saveSite', 'before', newerOnServer());
    harness.server.fail('saveSite', 'before', newerOnServer());
    await expect(save()).rejects.toMatchObject({ code: 'SAVE_FAILED', message: newerOnServer().message });
    expect(harness.server.calls.filter((call) => call === 'saveSite')).toHaveLength(2);
    expect(harness.actor.editedFields).toEqual(['company_tagline']);
    expect(await save()).toMatchObject({ slug: 'acme' });
  });

  test('photos that somebody else has saved since are left to that save', async () => {
    edit('gallery', [{ photo: 'https://img.example/a.webp', order: 1 }]);
    harness.server.fail('savePhotos', 'before', newerOnServer());
    expect(await save()).toMatchObject({ slug: 'acme' });
  });
});

test('[SAVE-07] a server that does not take a value at all is believed the second time', async () => {
  edit('company_tagline', 'Mine');
  const withoutTagline = (posted: string) => {
    harness.server.document = changed(posted, { company_tagline: 'Pipes done right' });
  };
  afterNextPost(withoutTagline);
  await expect(save()).rejects.toMatchObject({ code: 'SAVE_FAILED' });
  afterNextPost(withoutTagline);
  expect(await save()).toMatchObject({ slug: 'acme' });
  expect(harness.actor.status()).toMatchObject({ sync: 'clean', conflicts: 0 });
  const texts = harness.store.versions.list('acme').map(({ id }) => harness.store.versions.document('acme', id));
  expect(texts.some((text) => text?.includes('Mine'))).toBe(true);
});

test.each<[string, string, JsonValue, unknown]>([
  ['trims a text', 'about', ' Pipes\r\nand more ', 'Pipes\nand more'],
  ['keeps an empty text as null', 'company_tagline', '', null],
  ['keeps a number as text', 'price', 12, '12'],
  ['adds a key of its own', 'faqs', [{ question: 'Why?' }], [{ question: 'Why?', id: 7 }]],
  ['gives a file its own address', 'logo', '/media/a.webp', 'https://cdn.example/9.webp'],
  [
    'writes keys beside ‘fields’',
    'products',
    [{ pk: null, fields: { title: 'A' } }],
    [{ pk: 1, fields: { title: 'A ' } }],
  ],
  ['forgets a switch that is off', 'has_chat', false, undefined],
])('[SAVE-07] a server that %s has taken the save', async (_what, field, sent, kept) => {
  edit(field, sent);
  afterNextPost((posted) => {
    harness.server.document = changed(posted, { [field]: kept });
  });
  expect(await save()).toMatchObject({ slug: 'acme' });
  expect(harness.actor.status()).toMatchObject({ sync: 'clean', conflicts: 0 });
});

test.each<[string, string, JsonValue, unknown]>([
  ['trims a text', 'about', ' Pipes', 'Pipes'],
  ['keeps a number as text', 'price', 12, '12'],
  [
    'adds a member to an item',
    'faqs',
    [{ question: 'Why?', id: null }],
    [{ question: 'Why?', id: null, created: 'now' }],
  ],
])('[NAV-08] where the server %s, its edit can be undone past the save', async (_what, field, sent, kept) => {
  edit(field, sent);
  afterNextPost((posted) => {
    harness.server.document = changed(posted, { [field]: kept });
  });
  await save();
  expect(harness.actor.undo().status).toMatchObject({ sync: 'unsaved', editedFields: [field] });
});

test('[SYNC-03] a server that stores numbered items the other way round has moved none, where one was moved meanwhile', async () => {
  const faqs = ['a', 'b', 'c'].map((question, order) => ({ question, order }));
  edit('faqs', faqs);
  afterNextPost((posted) => {
    harness.server.document = changed(posted, { faqs: faqs.toReversed() });
    harness.actor.edit('move', moveItem(harness.actor.site, ['faqs'], 0, 2));
  });
  await save();
  expect(harness.actor.status()).toMatchObject({ conflicts: 0 });
  expect(listItems(harness.actor.site, ['faqs']).map(({ value }) => value['question'])).toEqual(['b', 'c', 'a']);
});

test('[SAVE-06] what was queued before a later save holds what that has sent, and would not take it back', async () => {
  edit('company_tagline', 'Queued');
  const asked = harness.actor.rowOf(harness.actor.snapshot());
  const id = harness.store.outbox.put('acme', 'save', {}, 1, asked);
  edit('company_tagline', 'Sent');
  await save();
  expect(harness.actor.queued(harness.store.outbox.byId(id)!).site.company_tagline).toBe('Sent');
});

test('[SAVE-06] a save of a colleague that comes while photos are sent is seen before anything is posted', async () => {
  const uploads: string[] = [];
  harness.savePorts.photos = {
    blobs: harness.store.blobs,
    async upload({ name }) {
      uploads.push(name);
      if (uploads.length === 2) harness.server.changeByColleague(siteText.replace('Pipes done right', 'Theirs'));
      return `/media/${name}`;
    },
  };
  for (const name of ['one.webp', 'two.webp']) {
    edit(name, `local-blob:${harness.store.blobs.put(name, 'image/webp', Buffer.from(name), 1)}`);
  }
  expect(await save()).toMatchObject({ question: { ask: 'overwrite' } });
  expect(uploads).toHaveLength(2);
  expect(harness.server.posts).toEqual([]);
});

test('[SAVE-03] a slug that is typed while the save runs is no part of it, and is asked about before it is sent', async () => {
  edit('about', 'New');
  const { getModified } = harness.server;
  harness.server.getModified = async () => {
    harness.server.getModified = getModified;
    edit('slug', 'acme-2');
    return getModified();
  };
  expect(await save()).toMatchObject({ slug: 'acme' });
  expect(await save()).toEqual({ question: { ask: 'slug', from: 'acme', to: 'acme-2' } });
  expect(harness.server.posts.map((body) => (JSON.parse(body) as SiteDocument).slug)).toEqual(['acme']);
});
