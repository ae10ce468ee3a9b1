import fc from '../support/fast-check.ts';
import { expect, test } from 'vitest';
import { addItem, isFull, listItems, moveItem, removeItems, setItem } from '#shared/record-catalogue/list-engine.ts';
import type { Path } from '#shared/record/operation.ts';
import { type Meaning, ModelWindow, set } from '../support/model-window.ts';
import { siteText } from '../support/site-harness.ts';
import { openAcme } from '../support/sync-harness.ts';

/** Number of histories, each with 20 to 60 steps. */
const RUNS = Math.ceil(Number(process.env['SITEWRIGHT_PROPERTY_RUNS'] ?? 5000) / 200);

const service = { 'service-name': 'Repipe', service_id: 1, order: 0, photos: null };
const document = JSON.stringify({
  ...(JSON.parse(siteText) as object),
  services: [service],
  faqs: null,
  testimonials: [],
  awards: null,
  theme: null,
  business_hours: Array.from({ length: 7 }, () => ({ from: '', to: '' })),
});

/** The edited lists of the site, each with the member into which the users type. */
const lists: { path: Path; member: string }[] = [
  { path: ['faqs'], member: 'question' },
  { path: ['testimonials'], member: 'review' },
  { path: ['awards'], member: 'title' },
  { path: ['services', 0, 'photos'], member: 'caption' },
];
const list = fc.constantFrom(...lists);
const numbers = { by: fc.nat(1), list, at: fc.nat(9), to: fc.nat(9) };
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ ...numbers, do: fc.constantFrom('add', 'add', 'set', 'set', 'move', 'remove') }),
  },
  { weight: 2, arbitrary: fc.record({ ...numbers, do: fc.constantFrom('theme', 'hours', 'about') }) },
  { weight: 6, arbitrary: fc.record({ ...numbers, do: fc.constantFrom('deliver', 'deliver', 'deliver', 'read') }) },
);
type Step = { by: number; list: (typeof lists)[number]; at: number; to: number; do: string };

let count = 0;
const nothing: Meaning = { kind: 'none', id: '', token: '' };

function act(window: ModelWindow, { do: what, list: { path, member }, at, to }: Step, day: number): void {
  const { site } = window;
  const token = `tok${++count}`;
  if (what === 'about') return window.edit([set(['about'], token)], { kind: 'set', id: 'about', token });
  // Each window has members of `theme` and days of its own, so neither window overwrites the other's values.
  if (what === 'theme') {
    const name = `${day}-${at % 3}`;
    const isFirst = site.theme == null;
    const operation = isFirst ? set(['theme'], { [name]: token }) : set(['theme', name], token);
    return window.edit([operation], { kind: 'set', id: `theme ${name}`, token });
  }
  if (what === 'hours') {
    const place = (at % 3) + 3 * day;
    const operation = set(['business_hours', place], { from: token, to: '' });
    return window.edit([operation], { kind: 'set', id: `hours ${place}`, token });
  }
  const shown = listItems(site, path);
  if (what === 'add') {
    if (isFull(site, path)) return;
    const id = `id${count}`;
    return window.edit(addItem(site, path, { id: null, uid: id, [member]: '' }, at), { kind: 'add', id, token: '' });
  }
  const item = shown[at % (shown.length || 1)];
  if (!item) return;
  const id = String((item.value as { uid: string }).uid);
  if (what === 'set') window.edit(setItem(site, path, item.index, { [member]: token }), { kind: 'set', id, token });
  if (what === 'remove') window.edit(removeItems(site, path, [item.index]), { kind: 'remove', id, token });
  if (what === 'move') window.edit(moveItem(site, path, at % shown.length, to % shown.length), nothing);
}

/** The values that the draft should have after the edits, in the order in which the main process gets the edits. */
class Expected {
  readonly texts = new Map<string, string>();
  private readonly removed = new Set<string>();

  take({ kind, id, token }: Meaning): void {
    if (kind === 'none' || this.removed.has(id)) return;
    if (kind === 'remove') {
      this.texts.delete(id);
      this.removed.add(id);
    } else this.texts.set(id, token);
  }
}

function held(window: ModelWindow): Map<string, string> {
  const { site } = window;
  const items = lists.flatMap(({ path, member }) =>
    (window.items(path) as unknown as Record<string, string>[]).map((item): [string, string] => [
      item['uid']!,
      item[member]!,
    ]),
  );
  expect(items.length).toBe(new Set(items.map(([id]) => id)).size);
  const hours = (site.business_hours ?? []).flatMap((day, at): [string, string][] =>
    day?.from ? [[`hours ${at}`, String(day.from)]] : [],
  );
  const theme = Object.entries(site.theme ?? {}).map(([name, value]): [string, string] => [
    `theme ${name}`,
    String(value),
  ]);
  const about: [string, string][] = site.about ? [['about', String(site.about)]] : [];
  return new Map([...items, ...hours, ...theme, ...about]);
}

test('[SYNC-03] two windows that edit one site at once lose, double and mix up nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60, size: 'max' }), async (steps) => {
      const { harness } = await openAcme(document);
      try {
        const windows = [0, 1].map(() => new ModelWindow(harness.site.actor('acme')));
        const expected = new Expected();
        const deliver = (window: ModelWindow) => {
          const meaning = window.deliver();
          if (meaning) expected.take(meaning);
          return meaning !== undefined;
        };
        for (const each of steps) {
          const window = windows[each.by]!;
          if (each.do === 'deliver') deliver(window);
          else if (each.do === 'read') window.read();
          else act(window, each, each.by);
        }
        for (const window of windows) while (deliver(window));
        for (const window of windows) {
          window.read();
          expect(Object.fromEntries(held(window))).toEqual(Object.fromEntries(expected.texts));
        }
      } finally {
        await harness.dispose();
      }
    }),
    { numRuns: RUNS },
  );
});
