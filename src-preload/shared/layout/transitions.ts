import { z } from 'zod';
import { textColors, transparencies } from '../record-catalogue/rows/layout.ts';
import type { SiteDocument } from '../record-catalogue/site-document.ts';
import type { JsonValue, Operation } from '../record/operation.ts';
import { text } from '../record/readers.ts';
import { type SectionVersion, sectionVersions, type selectAllVersions, type SiteVersion } from './catalogue.ts';
import { orderToGive } from './order.ts';
import { textColorFields, transparencyFields } from './theme.ts';
import { allSections, type SectionKey } from './sections.ts';
import { commonVersion, sectionVersion, siteVersion } from './versions.ts';

const versions = z.partialRecord(z.string(), z.enum(sectionVersions));
/** Version of each section. */
type Versions = z.output<typeof versions>;

/**
 * What a choice of version replaces and a later one brings back. It belongs to this installation, not to the record:
 * other programs that edit the site know nothing of it.
 */
export const layoutMemory = z.object({
  /** sections of the site as it was last vC or mixed */
  layout: versions.optional(),
  /** sections of the last mix, before one of the presets took its place */
  mix: versions.optional(),
  /** fields that selecting all v3 replaced, as they were */
  theme: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
});
export type LayoutMemory = z.output<typeof layoutMemory>;

export interface Transition {
  operations: readonly Operation[];
  /** what to remember from now on */
  memory: LayoutMemory;
}

export type SelectAll = (typeof selectAllVersions)[number] | 'custom';

/** What a site of version 3 throughout looks like. */
const allV3 = {
  custom_hero_curve_type: 'ripped-edge',
  custom_service_card_transparency: 100,
  custom_grayscale: false,
} as const satisfies Partial<SiteDocument>;
const allV3Fields = Object.keys(allV3) as (keyof typeof allV3)[];

/**
 * Changes the site's version. v2.1 resets background transparencies and text colors and turns scheduled social posts on;
 * vC brings back the layout that was there before; any other sets every section to it. The order stays.
 */
export function chooseVersion(site: SiteDocument, version: SiteVersion, memory: LayoutMemory): Transition {
  const set = setField(site, 'version', version);
  if (version === 'vC') return { operations: [...set, ...setVersions(site, memory.layout ?? {})], memory };
  const keep = siteVersion(site) === 'vC' || commonVersion(site) === undefined;
  return {
    operations: [
      ...set,
      ...setVersions(site, everySection(site, version)),
      ...(version === 'v2.1' ? resetTheme(site) : []),
    ],
    memory: keep ? { ...memory, layout: currentVersions(site) } : memory,
  };
}

/** Whether there is a mix to go back to. */
export function hasMix(site: SiteDocument, memory: LayoutMemory): boolean {
  return commonVersion(site) === undefined || memory.mix !== undefined;
}

/**
 * Sets every section to a version, or back to the last mix. All v3 sets a ripped edge, clear service cards and color
 * photos; the others bring back what was there before, unless it has been changed since.
 */
export function selectAll(site: SiteDocument, choice: SelectAll, memory: LayoutMemory): Transition {
  const mixed = commonVersion(site) === undefined;
  const remembered = mixed && choice !== 'custom' ? { ...memory, mix: currentVersions(site) } : memory;
  const sections = choice === 'custom' ? (mixed ? {} : (memory.mix ?? {})) : everySection(site, choice);
  const operations = setVersions(site, sections);
  if (choice !== 'v3') return { operations: [...operations, ...restoreTheme(site, memory)], memory: remembered };
  const inPlace = allV3Fields.every((field) => isSet(site, field, allV3[field]));
  return {
    operations: [...operations, ...allV3Fields.flatMap((field) => setField(site, field, allV3[field]))],
    memory: inPlace ? remembered : { ...remembered, theme: themeOf(site) },
  };
}

/** Gives a section a version; `none` hides it. */
export function setSectionVersion(site: SiteDocument, key: SectionKey, version: SectionVersion): readonly Operation[] {
  return setVersions(site, { [key]: version });
}

function resetTheme(site: SiteDocument): Operation[] {
  return [
    ...transparencyFields.flatMap((field) => setField(site, field, transparencies[field].default)),
    ...textColorFields.flatMap((field) => setField(site, field, textColors[field].default)),
    ...setField(site, 'scheduled_social_post_active', true),
  ];
}

function restoreTheme(site: SiteDocument, { theme }: LayoutMemory): Operation[] {
  if (!theme) return [];
  return allV3Fields.flatMap((field) =>
    isSet(site, field, allV3[field]) && field in theme ? setField(site, field, theme[field] ?? null) : [],
  );
}

function themeOf(site: SiteDocument): NonNullable<LayoutMemory['theme']> {
  return Object.fromEntries(allV3Fields.map((field) => [field, site[field] ?? null]));
}

/** The catalogue's sections, and those that only the record knows; not what else a server keeps beside them. */
function everySection(site: SiteDocument, version: SectionVersion): Versions {
  const entries = Object.entries(site.custom_layout ?? {});
  const known = entries.flatMap(([key, entry]) => (entry?.version === undefined ? [] : [key]));
  return Object.fromEntries([...allSections, ...known].map((key) => [key, version]));
}

function currentVersions(site: SiteDocument): Versions {
  return Object.fromEntries(allSections.map((key) => [key, sectionVersion(site, key)]));
}

/** Leaves sections alone that have their version already. */
function setVersions(site: SiteDocument, wanted: Versions): Operation[] {
  return Object.entries(wanted).flatMap(([key, version]): Operation[] => {
    if (version === undefined) return [];
    const entry = site.custom_layout?.[key];
    if (!entry) {
      const order = orderToGive(site.custom_layout, key);
      return [{ op: 'set', path: ['custom_layout', key], value: { version, order } }];
    }
    return text(entry.version) === version
      ? []
      : [{ op: 'set', path: ['custom_layout', key, 'version'], value: version }];
  });
}

function isSet(site: SiteDocument, field: keyof SiteDocument & string, value: JsonValue): boolean {
  return text(site[field]).toLowerCase() === text(value).toLowerCase();
}

function setField(site: SiteDocument, field: keyof SiteDocument & string, value: JsonValue): Operation[] {
  return site[field] === value ? [] : [{ op: 'set', path: [field], value }];
}
