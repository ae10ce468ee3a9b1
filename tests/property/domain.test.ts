import fc from '../support/fast-check.ts';
import { describe, expect, test } from 'vitest';
import { type Checked, checkDomain, checkRepository, checkSlug } from '#shared/domain/site/identity.ts';
import { keywordInputs, setKeyword } from '#shared/domain/site/keywords.ts';
import { placeholderOperations } from '#shared/domain/site/tidy.ts';
import { isBlocker, siteNeeds } from '#shared/domain/needs/rules.ts';
import { publishBlockers, saveBlockers } from '#shared/domain/site/readiness.ts';
import { importRedirects, redirectRows } from '#shared/domain/site/redirects.ts';
import { replaceWholeWords } from '#shared/domain/site/rewrite.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { addAreas, areaRows, hasServiceArea } from '#shared/domain/site/service-areas.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import { moveItem, removeItems, setItem } from '#shared/record-catalogue/list-engine.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.string({ unit: fc.constantFrom(...'aZ09_-./: é😀') }),
);

describe.each<[string, (text: string) => Checked, RegExp]>([
  ['slug', checkSlug, /[A-Za-z0-9_-]/],
  ['domain', checkDomain, /[A-Za-z0-9.-]/],
  ['repository', checkRepository, /[A-Za-z0-9._-]/],
])('%s', (_, check, allowed) => {
  test('[DOM-01] what is accepted is accepted again, unchanged and without spaces', () => {
    fc.assert(
      fc.property(anyText, (input) => {
        const { value, error } = check(input);
        expect(value).not.toMatch(/\s/u);
        expect(check(value)).toEqual(error === undefined ? { value } : { value, error });
      }),
    );
  });

  test('[DOM-01] a refusal names the first forbidden character', () => {
    fc.assert(
      fc.property(anyText, (input) => {
        const { value, error } = check(input);
        const first = [...value].find((character) => !allowed.test(character));
        if (first === undefined) expect(error ?? '').not.toContain('Forbidden');
        else expect(error).toBe(`Forbidden character "${first}"`);
      }),
    );
  });
});

test('[DOM-01] every valid hostname is accepted unchanged as a domain', () => {
  fc.assert(
    fc.property(fc.domain(), (domain) => {
      expect(checkDomain(domain)).toEqual({ value: domain });
    }),
  );
});

test('[PUB-02] what can be published can be saved', () => {
  const site = fc.record({ slug: anyText, paid_url: anyText, github_repo: anyText, c: anyText, version: anyText });
  fc.assert(
    fc.property(site, (document) => {
      if (publishBlockers(document, 'c').length === 0) expect(saveBlockers(document, 'c')).toEqual([]);
    }),
  );
});

describe('rewriting', () => {
  const word = fc.stringMatching(/^[A-Zäé][a-z]{1,6}$/u);
  const sentence = fc.array(fc.oneof(word, fc.constantFrom(',', '.', '(', ')', '!', 'é', '’s')), { maxLength: 20 });

  test('[BI-14] every whole word is replaced and nothing else', () => {
    fc.assert(
      fc.property(sentence, word, word, (parts, from, to) => {
        const expected = parts.map((part) => (part === from ? to : part)).join(' ');
        expect(replaceWholeWords(parts.join(' '), new Map([[from, to]]))).toBe(expected);
      }),
    );
  });

  test('[BI-14] a part of a word is never touched', () => {
    fc.assert(
      fc.property(word, fc.stringMatching(/^[a-zé0-9_]{1,3}$/u), word, (from, more, to) => {
        expect(replaceWholeWords(`${from}${more} ${more}${from}`, new Map([[from, to]]))).toBe(
          `${from}${more} ${more}${from}`,
        );
      }),
    );
  });

  test('[BI-14] any old value is taken literally', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (within, from, to) => {
        if (from.trim() === '' || !within.includes(from.trim()))
          expect(replaceWholeWords(within, new Map([[from, to]]))).toBe(within);
      }),
    );
  });
});

describe('service areas', () => {
  const AREAS = ['service_areas'];
  const scalarOrder = fc.oneof(
    fc.integer({ min: 0, max: 20 }),
    fc.integer({ min: 0, max: 20 }).map(String),
    fc.constant(null),
  );
  const area = fc.record({ city: fc.string(), state: fc.string(), radius: fc.nat(99), order: scalarOrder });
  const sites = fc.record({ service_areas: fc.array(area, { maxLength: 8 }) });

  test('[BI-11] after any edits the computed list says what the list says, in the order shown', () => {
    const edits = fc.array(fc.tuple(fc.constantFrom('add', 'move', 'remove', 'set'), fc.nat(9), fc.nat(9)), {
      minLength: 1,
    });
    fc.assert(
      fc.property(sites, edits, (start: SiteDocument, steps) => {
        const site = steps.reduce((document, [kind, a, b]) => {
          const count = areaRows(document).length;
          if (kind === 'add') return applyToValue(document, addAreas(document, [{ city: `City ${a}`, state: 'TX' }]));
          if (count === 0) return document;
          if (kind === 'move') return applyToValue(document, moveItem(document, AREAS, a % count, b % count));
          if (kind === 'remove') return applyToValue(document, removeItems(document, AREAS, [a % count]));
          return applyToValue(document, setItem(document, AREAS, a % count, { radius: b }));
        }, start);
        if (site === start) return;
        const rows = areaRows(site).map(({ city, state, radius }) => [city, state, radius]);
        expect((site.service_area_array ?? []).map((tuple) => tuple.slice(0, 3))).toEqual(rows);
      }),
    );
  });

  test('[BI-11] a move takes the area shown at one place to the other', () => {
    fc.assert(
      fc.property(sites, fc.nat(7), fc.nat(7), (site: SiteDocument, a, b) => {
        const before = areaRows(site).map((row) => row.city);
        if (before.length === 0) return;
        const [from, to] = [a % before.length, b % before.length];
        const after = areaRows(applyToValue(site, moveItem(site, AREAS, from, to))).map((row) => row.city);
        expect(after).toEqual(before.toSpliced(from, 1).toSpliced(to, 0, before[from]!));
      }),
    );
  });
});

test('[BI-01] a keyword that was typed is shown at its place again', () => {
  const keyword = fc.string().filter((text) => !text.includes(',') && text.trimStart() === text);
  const stored = fc.oneof(
    fc.array(keyword),
    fc.array(keyword).map((keywords) => keywords.join(',')),
    fc.constant(null),
  );
  fc.assert(
    fc.property(stored, fc.nat(3), keyword, (keywords, place, text) => {
      const site: SiteDocument = { keywords };
      expect(keywordInputs(applyToValue(site, setKeyword(site, place, text)))[place]).toBe(text);
    }),
  );
});

test('[SAVE-01] no placeholder is left where the company has a name', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), (name, around) => {
      const site: SiteDocument = { company_name: name, about: `${around}COMPANY NAME${around}` };
      const { about } = applyToValue(site, placeholderOperations(site));
      if (name.trim() !== '' && !name.includes('COMPANY NAME')) expect(about).not.toContain('COMPANY NAME');
    }),
  );
});

describe('redirects', () => {
  const path = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom('/a', '/b', '/c', '/d/', '/a/', '/e?x=1', '/', 'f', '') },
    { weight: 1, arbitrary: anyText },
  );
  const lines = fc.array(fc.tuple(path, path, fc.constantFrom('', '301', '302', '308')), { maxLength: 12 });

  test('[RED-01] however many are imported, a visitor of any path arrives', () => {
    fc.assert(
      fc.property(lines, (cells) => {
        const taken = importRedirects([], cells).filter(({ problem }) => problem === undefined);
        const bare = (url: string) => url.replace(/[?#].*$/su, '').replace(/\/+$/u, '') || '/';
        const next = new Map(taken.map(({ source, destination }) => [bare(source), bare(destination)]));
        expect(next.size).toBe(taken.length);
        for (const start of next.keys()) {
          let at: string | undefined = start;
          for (let hops = 0; at !== undefined; hops++) {
            expect(hops).toBeLessThanOrEqual(taken.length);
            at = next.get(at);
          }
        }
      }),
    );
  });

  test('[RED-01] what was imported once adds nothing the second time', () => {
    fc.assert(
      fc.property(lines, (cells) => {
        const taken = importRedirects([], cells).filter(({ problem }) => problem === undefined);
        const rows = redirectRows(taken.map(({ type, ...redirect }) => ({ ...redirect, redirect_type: type })));
        expect(importRedirects(rows, cells).filter(({ problem }) => problem === undefined)).toEqual([]);
      }),
    );
  });
});

test('[PUB-02] what is needed to publish is missing exactly where something stands against publishing', () => {
  const value = (...values: unknown[]) => fc.constantFrom(...values);
  const sites = fc.record({
    slug: value('joes', '', 'jo es', 'jo.es'),
    github_repo: value('joes', '', 'a/b'),
    paid_url: value('joes.com', '', 'www.joes.com', 'https://joes.com', 'joes', ' joes.com', null),
    contact_id: value('c1', '', null, 7),
    version: value('vC', 'v3'),
    multipage: value(true, '1', false),
    service_areas: value(null, [{ city: 'Reno', state: 'NV' }], [{ city: 'Reno' }]),
  });
  fc.assert(
    fc.property(sites, (drawn) => {
      const site = drawn as SiteDocument;
      const lacks = siteNeeds({ site, contactField: 'contact_id' }).some(isBlocker);
      expect(lacks).toBe(publishBlockers(site, 'contact_id').length > 0 || !hasServiceArea(site));
    }),
  );
});
