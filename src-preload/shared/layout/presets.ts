import { z } from 'zod';
import type { SiteDocument } from '../record-catalogue/site-document.ts';
import type { JsonValue, Operation } from '../record/operation.ts';
import { flag, number, text } from '../record/readers.ts';
import { parseColor, toHex } from '../theme/color.ts';
import { defaultTransparency } from '../theme/bands.ts';
import { topLevelRow } from '../record-catalogue/lookup.ts';
import { sectionVersions } from './catalogue.ts';
import { orderedHomeSections, orderToGive } from './order.ts';
import { heroCurves } from './hero-curves.ts';
import { brandColorFields, heroSliders, textColorFields, transparencyFields } from './theme.ts';
import { allSections, type SectionKey, sectionLabels } from './sections.ts';
import { sectionVersion } from './versions.ts';

export const presetKinds = ['layout', 'css'] as const;
export type PresetKind = (typeof presetKinds)[number];

export const presetName = z.string().trim().min(1, 'Please enter a preset name.').max(80, 'That name is too long.');

const known = new Set<string>(allSections);
const order = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number).pipe(z.number())]);

/** Schema of the version and the place of each section. Sections that the app does not know are left out. */
const layoutPreset = z
  .record(z.string(), z.unknown())
  .transform((sections) => Object.fromEntries(Object.entries(sections).filter(([key]) => known.has(key))))
  .pipe(z.record(z.string(), z.object({ version: z.enum(sectionVersions), order: order.optional() })))
  .refine((sections) => Object.keys(sections).length > 0, 'there is no section in it');

const color = z
  .string()
  .refine((value) => parseColor(value) !== null, 'that is no color')
  .transform((value) => toHex(parseColor(value) ?? [0, 0, 0]));
const percent = z
  .union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)])
  .transform(Number)
  .pipe(z.number().min(0).max(100));

const cssPreset = z
  .object({
    ...fieldsOf(brandColorFields, color),
    ...fieldsOf(textColorFields, color),
    ...fieldsOf(transparencyFields, percent),
    custom_grayscale: z.boolean(),
    custom_hero_slider_type: z.enum(heroSliders),
    custom_hero_curve_type: z.enum(heroCurves),
  })
  .partial()
  .refine((fields) => Object.keys(fields).length > 0, 'there is no field of the theme in it');

function fieldsOf<K extends string, S extends z.ZodType>(names: readonly K[], schema: S): Record<K, S> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>;
}

export type LayoutPreset = z.output<typeof layoutPreset>;
export type CssPreset = z.output<typeof cssPreset>;

/** The schemas of the content of each kind of preset. */
export const presetContents = { layout: layoutPreset, css: cssPreset };

/** Schema of a named preset with content of its kind. */
export const presetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('layout'), name: presetName, content: layoutPreset }),
  z.object({ kind: z.literal('css'), name: presetName, content: cssPreset }),
]);
export type Preset = z.output<typeof presetSchema>;

const nouns: Record<PresetKind, string> = { layout: 'layout', css: 'CSS' };

export type Imported<T> = { content: T } | { problem: string };

/** Reads a preset from the clipboard's text. Never throws: `problem` is a text for the user. */
export function importPreset<K extends PresetKind>(
  kind: K,
  clipboard: string,
): Imported<z.output<(typeof presetContents)[K]>> {
  if (clipboard.trim() === '') return { problem: 'The clipboard is empty. Copy an exported preset first.' };
  let value: unknown;
  try {
    value = JSON.parse(clipboard);
  } catch {
    return { problem: 'The clipboard does not hold valid JSON.' };
  }
  const parsed = presetContents[kind].safeParse(value);
  if (parsed.success) return { content: parsed.data as z.output<(typeof presetContents)[K]> };
  const member = parsed.error.issues[0]?.path[0];
  if (member === undefined) {
    return { problem: `The clipboard holds no ${nouns[kind]} preset. Copy one with Export first.` };
  }
  const label = labelOf(kind, String(member));
  return { problem: `The clipboard’s preset cannot be used: what it says of “${label}” is not known here.` };
}

const labelOf = (kind: PresetKind, member: string): string =>
  kind === 'layout' ? sectionLabels[member as SectionKey] : (topLevelRow(member)?.label ?? member);

/** Returns a preset as text for the clipboard. */
export const exportPreset = (content: object): string => JSON.stringify(content, null, 2);

/** Returns the site's layout as the content of a preset. */
export function layoutContent(site: SiteDocument): LayoutPreset {
  const home = orderedHomeSections(site.custom_layout);
  const sections = [...home, ...allSections.filter((key) => !(home as string[]).includes(key))];
  return Object.fromEntries(sections.map((key, at) => [key, { version: sectionVersion(site, key), order: at }]));
}

/**
 * Returns the site's theme as the content of a preset. Missing transparencies and `custom_grayscale` have their
 * defaults; other missing or unknown values are left out.
 */
export function cssContent(site: SiteDocument): CssPreset {
  const colors = [...brandColorFields, ...textColorFields].flatMap((field) => {
    const value = parseColor(text(site[field]));
    return value ? [[field, toHex(value)] as const] : [];
  });
  const percents = transparencyFields.map(
    (field) => [field, Math.min(100, Math.max(0, number(site[field], defaultTransparency)))] as const,
  );
  const slider = heroSliders.find((name) => name === text(site.custom_hero_slider_type));
  const curve = heroCurves.find((name) => name === text(site.custom_hero_curve_type));
  return {
    ...Object.fromEntries(colors),
    ...Object.fromEntries(percents),
    custom_grayscale: flag(site.custom_grayscale),
    ...(slider && { custom_hero_slider_type: slider }),
    ...(curve && { custom_hero_curve_type: curve }),
  };
}

/** Returns the operations that apply a preset to the site. Fields that the preset leaves out stay unchanged. */
export function applyPreset(site: SiteDocument, preset: Preset): readonly Operation[] {
  if (preset.kind === 'css') {
    return Object.entries(preset.content).flatMap(([field, value]) => change([field], site[field], value));
  }
  return Object.entries(preset.content).flatMap(([key, { version, order: place }]): Operation[] => {
    const entry = site.custom_layout?.[key];
    if (!entry) {
      const order = place ?? orderToGive(site.custom_layout, key);
      return [{ op: 'set', path: ['custom_layout', key], value: { version, order } }];
    }
    return [
      ...change(['custom_layout', key, 'version'], entry.version, version),
      ...(place === undefined ? [] : change(['custom_layout', key, 'order'], entry.order, place)),
    ];
  });
}

function change(path: string[], before: unknown, value: JsonValue): Operation[] {
  return text(before) === text(value) ? [] : [{ op: 'set', path, value }];
}
