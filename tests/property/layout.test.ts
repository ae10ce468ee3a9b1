import fc from '../support/fast-check.ts';
import { expect, test } from 'vitest';
import type { CustomLayout, SiteDocument } from '#shared/domain/site/schema.ts';
import { homeSections, sectionVersions, selectAllVersions, siteVersions } from '#shared/layout/catalogue.ts';
import { moveHomeSection, orderedHomeSections } from '#shared/layout/order.ts';
import { applyPreset, exportPreset, importPreset, layoutContent } from '#shared/layout/presets.ts';
import { chooseVersion, type LayoutMemory, selectAll } from '#shared/layout/transitions.ts';
import { allSections } from '#shared/layout/sections.ts';
import { commonVersion } from '#shared/layout/versions.ts';
import { applyToValue } from '#shared/record/apply-value.ts';

const order = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 }).map(String), fc.constant(null));
const layout: fc.Arbitrary<CustomLayout> = fc
  .uniqueArray(fc.constantFrom(...allSections))
  .chain((keys) =>
    fc.tuple(
      ...keys.map((key) =>
        fc.tuple(fc.constant(key), fc.record({ version: fc.constantFrom(...sectionVersions), order })),
      ),
    ),
  )
  .map((entries) => Object.fromEntries(entries));
const site: fc.Arbitrary<SiteDocument> = fc.record({
  version: fc.constantFrom(...siteVersions, null, 'v9'),
  custom_layout: fc.oneof(layout, fc.constant(null)),
  custom_grayscale: fc.oneof(fc.boolean(), fc.constant('true')),
  custom_hero_curve_type: fc.constantFrom('wave', 'ripped-edge', null),
  custom_service_card_transparency: fc.constantFrom(25, '100', 100, null),
});
const place = fc.nat({ max: homeSections.length - 1 });

test('[LAY-03] a move puts the section at its new place, keeps the others’ order and numbers them without gaps', () => {
  fc.assert(
    fc.property(site, place, place, (before, from, to) => {
      const names = orderedHomeSections(before.custom_layout);
      const after = applyToValue(before, moveHomeSection(before, from, to));
      const moved = names[from]!;
      expect(orderedHomeSections(after.custom_layout)).toEqual(names.toSpliced(from, 1).toSpliced(to, 0, moved));
      if (from === to) return;
      const numbers = orderedHomeSections(after.custom_layout).map((key) => Number(after.custom_layout?.[key]?.order));
      expect(numbers).toEqual(numbers.map((_, at) => numbers[0]! + at));
    }),
  );
});

test('[LAY-02] [LAY-03] no choice changes the order, and each of one version leaves one version', () => {
  const choices = fc.array(
    fc.oneof(
      fc.constantFrom(...siteVersions).map((version) => (now: SiteDocument, memory: LayoutMemory) => {
        const next = chooseVersion(now, version, memory);
        if (version !== 'vC') expect(commonVersion(applyToValue(now, next.operations))).toBe(version);
        return next;
      }),
      fc
        .constantFrom(...selectAllVersions, 'custom' as const)
        .map((choice) => (now: SiteDocument, memory: LayoutMemory) => {
          const next = selectAll(now, choice, memory);
          if (choice !== 'custom') expect(commonVersion(applyToValue(now, next.operations))).toBe(choice);
          return next;
        }),
    ),
  );
  fc.assert(
    fc.property(site, choices, (before, steps) => {
      let now = before;
      let memory: LayoutMemory = {};
      for (const step of steps) {
        const next = step(now, memory);
        now = applyToValue(now, next.operations);
        memory = next.memory;
      }
      expect(orderedHomeSections(now.custom_layout)).toEqual(orderedHomeSections(before.custom_layout));
    }),
  );
});

test('[LAY-05] any layout survives export and import', () => {
  fc.assert(
    fc.property(site, (before) => {
      const imported = importPreset('layout', exportPreset(layoutContent(before)));
      if ('problem' in imported) throw new Error(imported.problem);
      const after = applyToValue<SiteDocument>({}, applyPreset({}, { kind: 'layout', name: 'x', ...imported }));
      expect(layoutContent(after)).toEqual(layoutContent(before));
    }),
  );
});

test('[LAY-05] importing never throws, whatever the clipboard holds', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), fc.constantFrom('layout' as const, 'css' as const), (text, kind) => {
      const imported = importPreset(kind, text);
      expect('problem' in imported ? imported.problem : imported.content).toBeTruthy();
    }),
  );
});
