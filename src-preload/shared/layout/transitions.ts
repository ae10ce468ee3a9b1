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
 * Settings that one choice of a version replaces and a later choice restores. They are stored on this installation and
 * not in the record, because other programs that edit the site do not know them.
 */
export const layoutMemory = z.object({
  /** versions of the sections before `chooseVersion` replaced them; kept only of a vC site or a mix (see `hasMix`) */
  layout: versions.optional(),
  /** versions of the sections before `selectAll` last replaced those of a mix */
  mix: versions.optional(),
  /** former values of the fields that selecting v3 for all sections replaced */
  theme: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
});
export type LayoutMemory = z.output<typeof layoutMemory>;

export interface Transition {
  operations: readonly Operation[];
  /** what to remember from now on */
  memory: LayoutMemory;
}

export type SelectAll = (typeof selectAllVersions)[number] | 'custom';

/** Theme fields that are set if v3 is selected for all sections. */
const allV3 = {
  custom_hero_curve_type: 'ripped-edge',
  custom_service_card_transparency: 100,
  custom_grayscale: false,
} as const satisfies Partial<SiteDocument>;
const allV3Fields = Object.keys(allV3) as (keyof typeof allV3)[];

/**
 * Returns how to change the site's version. vC restores the remembered versions of the sections; any other version is
 * set for every section. v2.1 also resets background transparencies and text colors, and turns scheduled social posts
 * on. The order of the sections stays unchanged.
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

/** Whether the site is a mix (its sections have different versions), or has a remembered mix that can be restored. */
export function hasMix(site: SiteDocument, memory: LayoutMemory): boolean {
  return commonVersion(site) === undefined || memory.mix !== undefined;
}

/**
 * Returns how to set every section to a version, or how to restore the last mix (`custom`). v3 also sets a ripped edge,
 * fully transparent service cards and color photos. Any other choice gives these three fields their former values,
 * except a field that was changed after v3 had set it.
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

/** Returns the operations that give a section a version; `none` hides the section. */
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

/**
 * Returns the version for each of `allSections`, and for each further section in the record's layout. Other members
 * that a server stores in the layout have no version, and are left out.
 */
function everySection(site: SiteDocument, version: SectionVersion): Versions {
  const entries = Object.entries(site.custom_layout ?? {});
  const known = entries.flatMap(([key, entry]) => (entry?.version === undefined ? [] : [key]));
  return Object.fromEntries([...allSections, ...known].map((key) => [key, version]));
}

function currentVersions(site: SiteDocument): Versions {
  return Object.fromEntries(allSections.map((key) => [key, sectionVersion(site, key)]));
}

/** Returns the operations that set these versions. A section whose layout entry already has the version needs none. */
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
