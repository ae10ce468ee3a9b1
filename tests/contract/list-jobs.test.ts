import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Operation, Path } from '#shared/record/operation.ts';
import { addItem, listItems, moveItem, newItem, removeItems, setItem } from '#shared/record-catalogue/list-engine.ts';
import { listAt, topLevelFields, topLevelRow } from '#shared/record-catalogue/lookup.ts';
import type { ListRow } from '#shared/record-catalogue/row.ts';
import { type SiteBackend, startSiteBackend } from '../support/site-backend.ts';
import { openSyncHarness, type SyncHarness } from '../support/sync-harness.ts';
import { asRead } from '../support/through-border.ts';

const SLUG = 'blue-ridge-plumbing';

let server: SiteBackend;
let harness: SyncHarness;
beforeAll(async () => {
  server = await startSiteBackend(60_000);
  harness = await openSyncHarness({ client: server.client });
  await harness.open(SLUG);
});
afterAll(async () => {
  await harness.dispose();
  await server.stop();
});

/** Lists to which staff add items, each with the member by whose value a test recognizes the items. */
const lists = topLevelFields.flatMap((field): [string, string][] => {
  const row = topLevelRow(field);
  if (row?.kind !== 'list' || row.server || row.fixed || !row.members) return [];
  return [[field, nameMember(row)]];
});

function nameMember({ members = {}, title, url }: ListRow): string {
  const wanted = url ?? title ?? Object.keys(members).find((name) => ['text', 'prose'].includes(members[name]!.kind));
  return wanted ?? Object.keys(members)[0]!;
}

test.each(lists)(
  '[SAVE-01, SYNC-03] items of %s that are added, edited, moved and removed between saves are each there once',
  async (field, member) => {
    const path = [field];
    const before = names(draft(), path, member);
    const named = (text: string) => (member === 'photo' ? `/media/seed/plumbing/${text}.webp` : text);
    const at = (text: string) => shown(path).find(({ value }) => value[member] === named(text))!;
    const add = (text: string) => {
      const value = { ...newItem(draft(), path), [member]: named(text) };
      edit(field, addItem(draft(), path, value, 0));
    };

    edit(
      field,
      removeItems(
        draft(),
        path,
        shown(path)
          .map(({ index }) => index)
          .slice(2),
      ),
    );
    const rest = names(draft(), path, member);
    add('7');
    await saved(path, member, [named('7'), ...rest]);

    edit(field, setItem(draft(), path, at('7').index, { [member]: named('8') }));
    await saved(path, member, [named('8'), ...rest]);

    edit(field, moveItem(draft(), path, 0, rest.length));
    await saved(path, member, [...rest, named('8')]);

    edit(field, removeItems(draft(), path, [at('8').index]));
    await saved(path, member, rest);
    expect(before.slice(0, 2)).toEqual(rest);
  },
);

const draft = () => harness.draft(SLUG);
const edit = (step: string, operations: readonly Operation[]) => harness.edit(SLUG, step, operations);
const shown = (path: Path) => listItems(draft(), path);
const names = (site: SiteDocument, path: Path, member: string) =>
  listItems(site, path).map(({ value }) => value[member]);

/** Saves, and expects these items, in this order, in the draft and on the server, and nothing left to save. */
async function saved(path: Path, member: string, items: readonly unknown[]): Promise<void> {
  expect(await harness.save(SLUG)).toHaveProperty('savedAt');
  expect(harness.statuses.get(SLUG)).toMatchObject({ sync: 'clean', editedFields: [], conflicts: 0 });
  expect(names(draft(), path, member)).toEqual(items);
  const record = await server.document(SLUG);
  expect(names(asRead(record), path, member)).toEqual(items);
  expect(typeof record[String(path[0])]).toBe(listAt(path)?.jsonText === undefined ? 'object' : 'string');
}
