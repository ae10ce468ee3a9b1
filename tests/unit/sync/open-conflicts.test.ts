import { afterEach, expect, test } from 'vitest';
import { openHarness, siteText, type SiteHarness } from '../../support/site-harness.ts';

let harness: SiteHarness;
afterEach(() => harness.dispose());

type Service = [name: string, text: string];
const site = (...services: Service[]) => {
  const list = services.map(([name, text], order) => ({ 'service-name': name, text, order }));
  return siteText.replace('"about":null', `"about":null,"services":${JSON.stringify(list)}`);
};

let count = 0;
const mergeWith = (...services: Service[]) => {
  harness.actor.merge({ text: site(...services), modified: `m${++count}` });
  return harness.actor.openConflicts.map(({ path, base, mine, theirs }) => [path, base, mine, theirs]);
};
const type = (at: number, text: string) =>
  harness.actor.edit(`${at}`, [{ op: 'set', path: ['services', at, 'text'], value: text }]);
const services = () => harness.actor.site.services?.map((each) => [each?.['service-name'], each?.['text' as never]]);

test('[SYNC-03] a conflict stays open with its values when its item and the item that is edited are renamed', async () => {
  harness = await openHarness(site(['A', ''], ['B', '']));
  type(0, 'Mine');
  expect(mergeWith(['A', 'Theirs'], ['B', ''])).toEqual([[['services', 0, 'text'], '""', '"Mine"', '"Theirs"']]);
  type(1, 'Also mine');
  const open = mergeWith(['A2', 'Theirs'], ['B2', '']);
  expect(open).toContainEqual([['services', 0, 'text'], '""', '"Mine"', '"Theirs"']);
  expect(services()?.[0]).toEqual(['A2', 'Theirs']);
});

test('[SYNC-03] an open conflict becomes one about a deleted item when the server’s copy no longer has the item', async () => {
  harness = await openHarness(site(['A', ''], ['B', 'b']));
  type(0, 'Mine');
  mergeWith(['A', 'Theirs'], ['B', 'b']);
  const open = mergeWith(['B', 'b']);
  const item = (text: string) => JSON.stringify({ 'service-name': 'A', text, order: 0 });
  expect(open).toContainEqual([['services', 0], item(''), item('Mine'), undefined]);
});
