import { describe, expect, test } from 'vitest';
import { adsPages, chooseService } from '#shared/domain/ads-page/rules.ts';
import { addItem, moveItem } from '#shared/record-catalogue/list-engine.ts';
import type { SiteDocument } from '#shared/record-catalogue/site-document.ts';
import { applyAll, toRawOperation } from '#shared/record/edit-raw.ts';
import type { Operation } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { holds } from '../../../src-main/sync/merge/holds.ts';
import { forServer, fromServer } from '#shared/record-catalogue/server-forms.ts';

const path = ['ads_landing_pages', 0, 'best_work_photos'];
const services = [{ 'service-name': 'Roofs', photos: [{ photo: '/b.jpg' }, { photo: '/c.jpg' }] }];

const read = (text: string): RawValue => fromServer(RawValue.parse(text));
const siteOf = (document: RawValue): SiteDocument => document.toValue() as SiteDocument;
const edited = (document: RawValue, operations: readonly Operation[]): RawValue =>
  applyAll(document, operations.map(toRawOperation)).document;
const textOf = (...bestWork: string[]): string =>
  `{"services":${JSON.stringify(services)},"ads_landing_pages":[${bestWork.map((each, at) => `{"id":${at + 1},"best_work_photos":${each}}`).join()}]}`;

/** Returns what the app sends to the server as the best work of an ads page. */
const posted = (document: RawValue, page = 0): string =>
  forServer(document).at('ads_landing_pages').at(page).at('best_work_photos').toText();

const asText = (list: string): string => JSON.stringify(list);
const asObjects = (...photos: string[]): string =>
  `[${photos.map((photo, order) => `{"photo":"${photo}","order":${order}}`).join()}]`;
const asAddresses = (...photos: string[]): string => JSON.stringify(photos);

const forms: [form: string, of: (...photos: string[]) => string][] = [
  ['a list of photos', asObjects],
  ['a list of addresses', asAddresses],
  ['a JSON text of photos', (...photos) => asText(asObjects(...photos))],
  ['a JSON text of addresses', (...photos) => asText(asAddresses(...photos))],
  ['addresses with commas between', (...photos) => asText(photos.join(','))],
  ['addresses with commas and spaces between', (...photos) => asText(photos.join(', '))],
];

describe.each(forms)('[ADS-01, HOST-02] best work that the server holds as %s', (_, of) => {
  const document = read(textOf(of('/a.jpg', '/b.jpg')));

  test('is read, and goes back to the byte when nothing is edited', () => {
    expect(adsPages(siteOf(document))[0]?.photos).toEqual(['/a.jpg', '/b.jpg']);
    expect(forServer(document).toText()).toBe(textOf(of('/a.jpg', '/b.jpg')));
    expect(fromServer(document).toText()).toBe(document.toText());
  });

  test('is that still when a service is chosen, a photo is picked and one is moved', () => {
    const chosen = edited(document, chooseService(siteOf(document), 0, 'Roofs'));
    expect(posted(chosen)).toBe(of('/b.jpg', '/c.jpg'));
    const picked = edited(chosen, addItem(siteOf(chosen), path, { photo: '/d.jpg' }));
    expect(posted(picked)).toBe(of('/b.jpg', '/c.jpg', '/d.jpg'));
    expect(holds(read(forServer(picked).toText()), picked, [])).toBe(true);
    const moved = edited(picked, moveItem(siteOf(picked), path, 2, 0));
    expect(read(forServer(moved).toText()).get(path)?.length).toBe(3);
    expect(adsPages(siteOf(read(forServer(moved).toText())))[0]?.photos).toEqual(['/d.jpg', '/b.jpg', '/c.jpg']);
  });

  test('gives its form to a page that is added', () => {
    const added = edited(document, addItem(siteOf(document), ['ads_landing_pages']));
    const chosen = edited(added, chooseService(siteOf(added), 1, 'Roofs'));
    expect(posted(chosen, 1)).toBe(of('/b.jpg', '/c.jpg'));
    expect(posted(chosen, 0)).toBe(of('/a.jpg', '/b.jpg'));
  });
});

test('[HOST-02] pages whose best work has different forms keep each its own', () => {
  const text = textOf(asAddresses('/a.jpg'), asObjects('/b.jpg'), asText('/c.jpg'));
  const document = read(text);
  expect(forServer(document).toText()).toBe(text);
  const chosen = [0, 1, 2].reduce((at, page) => edited(at, chooseService(siteOf(at), page, 'Roofs')), document);
  expect([0, 1, 2].map((page) => posted(chosen, page))).toEqual([
    asAddresses('/b.jpg', '/c.jpg'),
    asObjects('/b.jpg', '/c.jpg'),
    asText('/b.jpg,/c.jpg'),
  ]);
});

test('[ADS-01] a photo that stays keeps all that the record says of it when a service is chosen', () => {
  const document = read(textOf('[{"photo":"/b.jpg","photo_pk":98765432109876543210,"ratio":1.50},{"photo":"/a.jpg"}]'));
  const chosen = edited(document, chooseService(siteOf(document), 0, 'Roofs'));
  expect(posted(chosen)).toBe('[{"photo":"/b.jpg","photo_pk":98765432109876543210,"ratio":1.50},{"photo":"/c.jpg"}]');
});
