import fc from '../support/fast-check.ts';
import { describe, expect, test } from 'vitest';
import { RawValue } from '#shared/record/raw-value.ts';
import { sameJson } from '#shared/record/same-json.ts';
import type { Conflict } from '../../src-main/store/conflict-repo.ts';
import { mergeDocuments } from '../../src-main/sync/merge/merge-documents.ts';

const runs = Number(process.env['SITEWRIGHT_PROPERTY_RUNS'] ?? 5000);

interface Service {
  service_id: number;
  'service-name': string;
  text: string;
  order: number;
}
interface Site {
  about: string;
  city: string | null;
  theme: Record<string, string>;
  services: Service[];
  keywords: string[];
  load_balancer_config: { static: string; host: string };
  products: { pk: number; model: string; fields: { title: string } }[];
  unknown: { price: number };
}

const word = fc.constantFrom('a', 'b', 'c', 'd', '');
const service = (id: number) =>
  fc.record({ service_id: fc.constant(id), 'service-name': fc.constant(`S${id}`), text: word, order: fc.constant(0) });
const numbered = (services: Service[]) => services.map((item, order) => ({ ...item, order }));
const site: fc.Arbitrary<Site> = fc.record({
  about: word,
  city: fc.option(word),
  theme: fc.dictionary(fc.constantFrom('x', 'y', 'z'), word, { noNullPrototype: true }),
  services: fc
    .nat(4)
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, id) => service(id))))
    .map(numbered),
  keywords: fc.uniqueArray(word, { maxLength: 4 }),
  load_balancer_config: fc.record({ static: word, host: word }),
  products: fc
    .uniqueArray(fc.nat(3), { maxLength: 3 })
    .map((pks) => pks.map((pk) => ({ pk, model: 'm', fields: { title: `P${pk}` } }))),
  unknown: fc.record({ price: fc.nat(3) }),
});

type Change = (site: Site, side: number) => Site;
const change: fc.Arbitrary<Change> = fc.oneof(
  word.map((value): Change => (s) => ({ ...s, about: value })),
  fc.option(word).map((value): Change => (s) => ({ ...s, city: value })),
  fc
    .tuple(fc.constantFrom('x', 'y', 'z'), word)
    .map(([key, value]): Change => (s) => ({ ...s, theme: { ...s.theme, [key]: value } })),
  fc.constantFrom('x', 'y').map((key): Change => (s) => ({
    ...s,
    theme: Object.fromEntries(Object.entries(s.theme).filter(([k]) => k !== key)),
  })),
  fc.tuple(fc.nat(4), word).map(([at, text]): Change => (s) => ({
    ...s,
    services: s.services.map((item, i) => (i === at ? { ...item, text } : item)),
  })),
  fc.nat(4).map((at): Change => (s) => ({ ...s, services: numbered(s.services.filter((_, i) => i !== at)) })),
  fc.tuple(fc.nat(4), fc.nat(9)).map(([at, id]): Change => (s, side) => {
    const added = { service_id: side * 100 + id, 'service-name': `New ${side}.${id}`, text: 'new', order: 0 };
    if (s.services.some((item) => item.service_id === added.service_id)) return s;
    return { ...s, services: numbered(s.services.toSpliced(at, 0, added)) };
  }),
  fc.tuple(fc.nat(4), fc.nat(4)).map(([from, to]): Change => (s) => {
    const item = s.services[from];
    return item ? { ...s, services: numbered(s.services.toSpliced(from, 1).toSpliced(to, 0, item)) } : s;
  }),
  fc.tuple(word, fc.nat(3)).map(
    ([value, at]): Change =>
      (s) =>
        s.keywords.includes(value) ? s : { ...s, keywords: s.keywords.toSpliced(at, 0, value) },
  ),
  word.map((host): Change => (s) => ({ ...s, load_balancer_config: { ...s.load_balancer_config, host } })),
  fc.tuple(fc.nat(3), word).map(([pk, title]): Change => (s) => ({
    ...s,
    products: s.products.map((p) => (p.pk === pk ? { ...p, fields: { title } } : p)),
  })),
  fc.nat(5).map((price): Change => (s) => ({ ...s, unknown: { price } })),
);
const changes = fc.array(change, { maxLength: 5 });
const apply = (start: Site, all: Change[], side: number) => all.reduce((s, each) => each(s, side), start);
const raw = (value: unknown) => RawValue.parse(JSON.stringify(value));

const histories = fc.tuple(site, changes, changes).map(([base, mine, theirs]) => {
  const [mySite, theirSite] = [apply(base, mine, 1), apply(base, theirs, 2)];
  return {
    base,
    mySite,
    theirSite,
    b: raw(base),
    m: raw(mySite),
    t: raw(theirSite),
    [fc.toStringMethod]: () => JSON.stringify({ base, mySite, theirSite }),
  };
});

const covers = (conflicts: Conflict[], key: string) => conflicts.some(({ path }) => path[0] === key);

const check = (name: string, property: (h: typeof histories extends fc.Arbitrary<infer T> ? T : never) => void) =>
  test(name, () => fc.assert(fc.property(histories, property), { numRuns: runs }));

describe('the three-way merge', () => {
  check('[SYNC-03] without an edit here it is exactly the server’s copy', ({ b, t }) => {
    const { document, conflicts } = mergeDocuments(b, b, t);
    expect([document.toText(), conflicts]).toEqual([t.toText(), []]);
  });

  check('[SYNC-03] without an edit there it is exactly the local one', ({ b, m }) => {
    const { document, conflicts } = mergeDocuments(b, m, b);
    expect(conflicts).toEqual([]);
    expect(sameJson(document, m)).toBe(true);
  });

  check('[SYNC-03] the same edits on both sides are no conflict', ({ b, m }) => {
    const { document, conflicts } = mergeDocuments(b, m, m);
    expect([document.toText(), conflicts]).toEqual([m.toText(), []]);
  });

  check('[SYNC-03] every edit of a field is in the result or in a conflict', ({ b, m, t, base, mySite, theirSite }) => {
    const { document, conflicts } = mergeDocuments(b, m, t);
    const result = document.toValue() as Site;
    for (const key of ['about', 'city', 'load_balancer_config'] as const) {
      const [before, mine, theirs] = [base[key], mySite[key], theirSite[key]].map((v) => JSON.stringify(v));
      if (mine !== before) expect(JSON.stringify(result[key]) === mine || covers(conflicts, key)).toBe(true);
      if (theirs !== before) expect(JSON.stringify(result[key])).toBe(theirs);
    }
    for (const key of ['x', 'y', 'z']) {
      const [before, mine, theirs] = [base, mySite, theirSite].map((s) => s.theme[key]);
      const clash = conflicts.some(({ path }) => path[0] === 'theme' && (path.length === 1 || path[1] === key));
      if (mine !== before && !clash) expect(result.theme[key]).toBe(mine);
      if (theirs !== before && !clash) expect(result.theme[key]).toBe(theirs);
    }
  });

  check('[SYNC-03] every added, edited and untouched item is there; deleted ones are gone unless edited', (h) => {
    const { document, conflicts } = mergeDocuments(h.b, h.m, h.t);
    const { services } = document.toValue() as Site;
    const of = (s: Site, id: number) => s.services.find((item) => item.service_id === id);
    const ids = new Set([h.base, h.mySite, h.theirSite].flatMap((s) => s.services.map(({ service_id }) => service_id)));
    for (const id of ids) {
      const [b, m, t, r] = [
        of(h.base, id),
        of(h.mySite, id),
        of(h.theirSite, id),
        services.find((s) => s.service_id === id),
      ];
      if (!b) expect(r).toBeDefined();
      else if (!m && !t) expect(r).toBeUndefined();
      else if (!m) expect(r !== undefined).toBe(t!.text !== b.text);
      else if (!t) expect(r !== undefined).toBe(m.text !== b.text);
      else if (m.text !== b.text && t.text === b.text) expect(r?.text).toBe(m.text);
      else expect(r?.text).toBe(t.text);
      if (b && m && t && m.text !== b.text && t.text !== b.text && m.text !== t.text) {
        expect(conflicts.some(({ path, mine }) => path[0] === 'services' && mine === JSON.stringify(m.text))).toBe(
          true,
        );
      }
    }
  });

  check('[SYNC-03] ids are unique and orders dense', ({ b, m, t }) => {
    const { services, keywords } = mergeDocuments(b, m, t).document.toValue() as Site;
    expect(new Set(services.map((item) => item.service_id)).size).toBe(services.length);
    expect(services.map(({ order }) => order)).toEqual(services.map((_, at) => at));
    expect(new Set(keywords).size).toBe(keywords.length);
  });

  check(
    '[SYNC-03] who alone moves items has their order; two who move them differently are asked',
    ({ b, m, t, base, mySite, theirSite }) => {
      const ids = ({ services }: Site) => services.map(({ service_id }) => service_id);
      const common = (of: Site) => ids(of).filter((id) => [base, mySite, theirSite].every((s) => ids(s).includes(id)));
      const moved = (of: Site) => String(common(of)) !== String(common(base));
      const { document, conflicts } = mergeDocuments(b, m, t);
      const result = document.toValue() as Site;
      const isClash = moved(mySite) && moved(theirSite) && String(common(mySite)) !== String(common(theirSite));
      expect(conflicts.some(({ kind, path }) => kind === 'order' && path[0] === 'services')).toBe(isClash);
      expect(common(result)).toEqual(common(moved(mySite) && !isClash ? mySite : theirSite));
    },
  );

  check('[SYNC-03] merging the result again changes nothing', ({ b, m, t }) => {
    const once = mergeDocuments(b, m, t);
    const again = mergeDocuments(t, once.document, t);
    expect([again.document.toText(), again.conflicts]).toEqual([once.document.toText(), []]);
  });

  check('[SYNC-03] items that hold their members in ‘fields’ are merged one by one', (h) => {
    const { document, conflicts } = mergeDocuments(h.b, h.m, h.t);
    const titles = (s: Site) => new Map(s.products.map((p) => [p.pk, p.fields.title]));
    const [before, mine, theirs, result] = [h.base, h.mySite, h.theirSite, document.toValue() as Site].map(titles);
    for (const [pk, title] of before!) {
      const mineEdited = mine!.get(pk) !== title;
      const theirsEdited = theirs!.get(pk) !== title;
      if (mineEdited && !theirsEdited) expect(result!.get(pk)).toBe(mine!.get(pk));
      if (theirsEdited) expect(result!.get(pk)).toBe(theirs!.get(pk));
      if (mineEdited && theirsEdited && mine!.get(pk) !== theirs!.get(pk))
        expect(conflicts.map(({ path }) => document.get([...path.slice(0, 2), 'pk'])?.toValue())).toContain(pk);
    }
  });
});
