import { describe, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { homeSections } from '#shared/layout/catalogue.ts';
import { orderedHomeSections } from '#shared/layout/order.ts';
import {
  chooseVersion,
  hasMix,
  type LayoutMemory,
  selectAll,
  type SelectAll,
  setSectionVersion,
  type Transition,
} from '#shared/layout/transitions.ts';
import { allSections } from '#shared/layout/sections.ts';
import { commonVersion, sectionVersion, usualVersion } from '#shared/layout/versions.ts';
import { applyToValue } from '#shared/record/apply-value.ts';

const layout = (version: string) =>
  Object.fromEntries([...allSections].reverse().map((key, order) => [key, { version, order }]));

const mixed: SiteDocument = {
  version: 'vC',
  custom_layout: { ...layout('v2.1'), hero: { version: 'v4', order: 3 }, faq: { version: 'none', order: 4 } },
  custom_hero_curve_type: 'wave',
  custom_service_card_transparency: 40,
  custom_grayscale: true,
};

/** A site and this installation's memory of its layout. Each choice updates both. */
class Harness {
  site: SiteDocument;
  memory: LayoutMemory = {};
  constructor(site: SiteDocument) {
    this.site = site;
  }
  #take({ operations, memory }: Transition) {
    this.site = applyToValue(this.site, operations);
    this.memory = memory;
    return this;
  }
  choose = (version: Parameters<typeof chooseVersion>[1]) => this.#take(chooseVersion(this.site, version, this.memory));
  all = (choice: SelectAll) => this.#take(selectAll(this.site, choice, this.memory));
}

describe('choosing the version of the site', () => {
  test('[LAY-02] v2.1 resets transparencies to 25, text colors to white and turns scheduled social posts on', () => {
    const before = {
      version: 'v3',
      custom_hero_transparency: 80,
      custom_nav_transparency: '5',
      custom_text_color: '#000000',
      scheduled_social_post_active: false,
    };
    expect(new Harness(before).choose('v2.1').site).toMatchObject({
      version: 'v2.1',
      custom_hero_transparency: 25,
      custom_nav_transparency: 25,
      custom_service_card_transparency: 25,
      custom_cta_transparency: 25,
      custom_footer_transparency: 25,
      custom_text_color: '#ffffff',
      custom_hero_text_color: '#ffffff',
      custom_nav_text_color: '#ffffff',
      custom_footer_text_color: '#ffffff',
      scheduled_social_post_active: true,
    });
  });

  test.each(['v1', 'v2', 'v3', 'v4'] as const)(
    '[LAY-02] %s sets every section to it, keeps the order and leaves the theme alone',
    (version) => {
      const { site } = new Harness({ ...mixed, custom_hero_transparency: 80 }).choose(version);
      expect(site.version).toBe(version);
      expect(commonVersion(site)).toBe(version);
      expect(orderedHomeSections(site.custom_layout)).toEqual(orderedHomeSections(mixed.custom_layout));
      const { version: _v, custom_layout: _l, ...theme } = site;
      expect(theme).toEqual({
        custom_hero_curve_type: 'wave',
        custom_service_card_transparency: 40,
        custom_grayscale: true,
        custom_hero_transparency: 80,
      });
    },
  );

  test('[LAY-02] vC uses the stored custom layout, also after other versions have set every section', () => {
    const stored = { ...mixed, version: 'v2.1' };
    expect(new Harness(stored).choose('vC').site.custom_layout).toEqual(mixed.custom_layout);
    const harness = new Harness(stored).choose('v3').choose('v4').choose('vC');
    expect(harness.site).toEqual(mixed);
  });

  test('[LAY-02] a vC site of one version comes back as it was left', () => {
    const harness = new Harness({ version: 'vC', custom_layout: layout('v4') }).choose('v1').choose('vC');
    expect(commonVersion(harness.site)).toBe('v4');
  });

  test('[LAY-02] a site without a layout gets one, and sections that the app does not know take part', () => {
    const fresh = new Harness({ version: 'v2', custom_layout: null }).choose('v3').site;
    expect(commonVersion(fresh)).toBe('v3');
    const unknown = { version: 'v2', custom_layout: { ...layout('v2'), 'new-section': { version: 'v2', order: 90 } } };
    expect(new Harness(unknown).choose('v4').site.custom_layout?.['new-section']).toEqual({ version: 'v4', order: 90 });
  });

  test('[LAY-02] [HOST-02] what a server keeps beside the sections gets no version', () => {
    const beside = { x_note: null, x_unknown: { rate: 1 }, x_text: 'kept' };
    const site = { version: 'v2', custom_layout: { ...layout('v2'), ...beside } } as unknown as SiteDocument;
    expect(new Harness(site).choose('v4').site.custom_layout).toEqual({ ...layout('v4'), ...beside });
  });

  test('[LAY-02] [HOST-02] sections that the layout lacked get an order with their version, and stay where they were', () => {
    const orders = (site: SiteDocument) => Object.values(site.custom_layout ?? {}).map((section) => section?.order);
    const fresh = new Harness({ version: 'v2', custom_layout: null }).choose('v3').site;
    expect(orders(fresh)).toEqual([...allSections.keys()]);
    const some = {
      version: 'v2',
      custom_layout: { faq: { version: 'v2', order: 3 }, hero: { version: 'v2', order: 8 } },
    };
    const filled = new Harness(some).choose('v4').site;
    expect(orders(filled).every((order) => typeof order === 'number' && order >= 3)).toBe(true);
    expect(orderedHomeSections(filled.custom_layout)).toEqual(orderedHomeSections(some.custom_layout));
  });
});

describe('selecting all', () => {
  test('[LAY-03] all v3 sets a ripped edge, clear service cards and grayscale off', () => {
    const { site } = new Harness(mixed).all('v3');
    expect(commonVersion(site)).toBe('v3');
    expect(site).toMatchObject({
      version: 'vC',
      custom_hero_curve_type: 'ripped-edge',
      custom_service_card_transparency: 100,
      custom_grayscale: false,
    });
  });

  test.each(['v2', 'v2.1', 'v4', 'custom'] as const)('[LAY-03] %s restores the values from before all v3', (choice) => {
    const { site } = new Harness(mixed).all('v3').all('v3').all(choice);
    expect(site).toMatchObject({
      custom_hero_curve_type: 'wave',
      custom_service_card_transparency: 40,
      custom_grayscale: true,
    });
    expect(commonVersion(site)).toBe(choice === 'custom' ? undefined : choice);
  });

  test('[LAY-03] what was changed after all v3 is kept, and a field that was absent becomes empty', () => {
    const harness = new Harness({ ...mixed, custom_grayscale: undefined as never }).all('v3');
    harness.site = { ...harness.site, custom_hero_curve_type: 'ellipse' };
    expect(harness.all('v2').site).toMatchObject({
      custom_hero_curve_type: 'ellipse',
      custom_service_card_transparency: 40,
      custom_grayscale: null,
    });
  });

  test('[LAY-03] Custom brings the last mix back, hidden sections included', () => {
    const harness = new Harness(mixed).all('v2').all('v4').all('custom');
    expect(harness.site.custom_layout).toEqual(mixed.custom_layout);
    expect(hasMix({ custom_layout: layout('v2') }, {})).toBe(false);
    expect(hasMix(mixed, {})).toBe(true);
    expect(hasMix({ custom_layout: layout('v2') }, harness.memory)).toBe(true);
  });
});

test('[LAY-03] a section takes any version, none included, and nothing else changes', () => {
  for (const version of ['v2.2', 'v2.3', 'none'] as const) {
    const operations = setSectionVersion(mixed, 'reviews', version);
    expect(operations).toEqual([{ op: 'set', path: ['custom_layout', 'reviews', 'version'], value: version }]);
    expect(sectionVersion(applyToValue(mixed, operations), 'reviews')).toBe(version);
  }
  expect(setSectionVersion(mixed, 'hero', 'v4')).toEqual([]);
});

test('[LAY-03] a hidden section is shown again as most others are', () => {
  expect(usualVersion(mixed)).toBe('v2.1');
  expect(usualVersion({ custom_layout: { ...layout('none'), [homeSections[0]]: { version: 'v3' } } })).toBe('v3');
  expect(usualVersion({ custom_layout: layout('none') })).toBe('v2.1');
});
