import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonValue, Operation, Path } from '#shared/record/operation.ts';
import { asLists } from '#shared/record/list-forms.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { valueAt } from '#shared/record/apply-value.ts';
import { topLevelRow } from '#shared/record-catalogue/lookup.ts';
import type { FieldRow, Rows } from '#shared/record-catalogue/row.ts';
import { rowsOfTabs } from '../../src-preload/shared/record-catalogue/rows/index.ts';
import { type Edited, fillFields } from '../support/fill-fields.ts';
import { type SiteBackend, startSiteBackend } from '../support/site-backend.ts';
import { openSyncHarness, type SyncHarness } from '../support/sync-harness.ts';
import { asRead } from '../support/through-border.ts';
import { isMessy } from './contract.ts';

const SLUG = 'blue-ridge-plumbing';
/** All screens except Photos: adding a photo renumbers all others, which the tests of photos check. */
const { photos: _photos, ...others } = rowsOfTabs;
const screens: [string, Rows][] = Object.entries(others);
/** Members that the app adds when it saves. */
const ADDED_BY_APP = ['resaveGalleryPhotos', 'resaveHeroPhotos'];

let server: SiteBackend;
let harness: SyncHarness;
/** the site as the backend sent it before the save, and as the app sent it in the save */
let given = '';
let sent = '';

beforeAll(async () => {
  server = await startSiteBackend(60_000);
  const { sites } = server.client;
  harness = await openSyncHarness({
    client: {
      ...server.client,
      sites: {
        ...sites,
        saveSite: (body) => {
          sent = body;
          return sites.saveSite(body);
        },
      },
    },
  });
  await harness.open(SLUG);
});
afterAll(async () => {
  await harness.dispose();
  await server.stop();
});

test.each(screens)(
  '[SYNC-01, SAVE-01] every field of the screen %s is saved, read again after a restart, and nothing else is touched',
  async (screen, rows) => {
    given = await stored();
    const edited = fillFields({ draft, edit, valueOf: newValueOf }, screen, rows);
    expect(edited.length).toBeGreaterThan(0);
    expect(await harness.save(SLUG)).toHaveProperty('savedAt');
    expect(unexpected(RawValue.parse(given), RawValue.parse(sent), edited)).toEqual([]);

    await harness.restart();
    await harness.open(SLUG);
    const kept = draft();
    const known = asRead(await server.document(SLUG));
    for (const { path, value } of edited) {
      expect([path, valueAt(kept, path)]).toEqual([path, asKept(value)]);
      expect([path, valueAt(known, path)]).toEqual([path, asKept(value)]);
    }
  },
);

/** Returns the value as the backend stores it. The messy backend trims texts. */
const asKept = (value: JsonValue): JsonValue => (isMessy && typeof value === 'string' ? value.trim() : value);

const stored = async (): Promise<string> => (await server.client.sites.getSite(SLUG)).document;

const draft = () => harness.draft(SLUG);
const edit = (step: string, operations: readonly Operation[]) => harness.edit(SLUG, step, operations);

/** Values of fields that refuse most characters. The slug stays, because the app asks before a save changes it. */
const restricted: Readonly<Record<string, string | undefined>> = {
  slug: SLUG,
  paid_url: 'every-field.example',
  github_repo: 'every-field',
};

function newValueOf({ kind, label }: FieldRow, held: unknown, [name]: Path): JsonValue {
  const address = restricted[name ?? ''];
  if (address !== undefined) return address;
  switch (kind) {
    case 'email':
      return 'every-field@example.com';
    case 'flag':
      return held !== true;
    case 'number':
      return held === 2 ? 3 : 2;
    case 'link':
    case 'picture':
      return `https://example.com/${encodeURIComponent(label)}?a=1&b=“2”`;
    case 'code':
      return `<script>const label = "${label}"; // </script>\n`;
    default:
      return `  ${label}: 1,10 “é” \\ \n second line\t`;
  }
}

/**
 * Returns the paths of members whose bytes changed although the members were not edited. New items of a list are not
 * reported.
 */
function unexpected(before: RawValue, after: RawValue, edited: readonly Edited[], path: Edited['path'] = []): string[] {
  if (before.toText() === after.toText() || edited.some((each) => each.path.join() === path.join())) return [];
  const [old, now] = asLists([before, after]) ?? [];
  if (old && now) return old.items().flatMap((item, at) => unexpected(item, now.at(at), edited, [...path, at]));
  if (before.kind !== 'object' || after.kind !== 'object') return [path.join('.')];
  // Leaves out members that the server or the app computes, because they change without an edit.
  const names = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => path.length > 0 || topLevelRow(name)?.server !== 'computes',
  );
  return names.flatMap((name) => {
    const below = [...path, name];
    const isAsked =
      ADDED_BY_APP.includes(name) || edited.some((each) => below.every((step, depth) => each.path[depth] === step));
    const [had, has] = [before.child(name), after.child(name)];
    if (had && has) return unexpected(had, has, edited, below);
    return isAsked ? [] : [below.join('.')];
  });
}

test('[SYNC-01] the check reports members that changed without an edit, and new members', () => {
  const before = RawValue.parse('{"a":1.10,"b":"x","faqs":[{"question":"q","answer":"a"}]}');
  const after = RawValue.parse('{"a":1.1,"b":"x","faqs":[{"question":"r","answer":"b"}],"new":1}');
  const edited = [{ path: ['faqs', 0, 'question'], value: 'r' }];
  expect(unexpected(before, after, edited)).toEqual(['a', 'faqs.0.answer', 'new']);
});
