import { text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { type CitySuggestion, generatedFields, type GenerationKind } from '#shared/ipc/content.ipc.ts';
import type { Operation } from '#shared/record/operation.ts';
import { contrast, parseColour } from '#shared/theme/colour.ts';

export const generated: Record<GenerationKind, { field: keyof SiteDocument & string; label: string }> = {
  tagline: { field: generatedFields.tagline, label: 'Tagline' },
  about: { field: generatedFields.about, label: 'About' },
  siteTitle: { field: generatedFields.siteTitle, label: 'Site title' },
  siteDescription: { field: generatedFields.siteDescription, label: 'Site description' },
};

/** What the generation of one text came to. */
export type Outcome = { text: string } | { error: string };
export type Outcomes = Partial<Record<GenerationKind, Outcome>>;

export interface Proposal {
  kind: GenerationKind;
  label: string;
  current: string;
  outcome: Outcome;
}

/** What there is to decide on, in the order of the fields on the screen. */
export function proposals(site: SiteDocument, outcomes: Outcomes): Proposal[] {
  return (Object.keys(generated) as GenerationKind[]).flatMap((kind) => {
    const { field, label } = generated[kind];
    const outcome = outcomes[kind];
    return outcome ? [{ kind, label, current: text(site[field]), outcome }] : [];
  });
}

/** The edits that put the accepted texts in place; texts that stand there already make none. */
export function acceptance(accepted: readonly Proposal[]): Operation[] {
  return accepted.flatMap(({ kind, current, outcome }): Operation[] => {
    if ('error' in outcome || outcome.text === current) return [];
    return [{ op: 'set', path: [generated[kind].field], value: outcome.text }];
  });
}

/** The failure to show where nothing was generated at all; failures of single texts are shown with the others. */
export function commonFailure(outcomes: Outcomes): string | undefined {
  const all = Object.values(outcomes);
  const errors = all.flatMap((outcome) => ('error' in outcome ? [outcome.error] : []));
  return errors.length === all.length ? errors[0] : undefined;
}

export interface LengthHint {
  text: string;
  /** the text is longer than what search engines show */
  over: boolean;
}

/** @param advised characters that search engines show */
export function lengthHint(value: string, advised: number): LengthHint {
  const { length } = [...value];
  const over = length > advised;
  return { over, text: `${length} of ${advised} characters${over ? ': search engines cut the rest' : ''}` };
}

export function countHint(value: string): string {
  const { length } = [...value];
  return `${length} ${length === 1 ? 'character' : 'characters'}`;
}

interface Option {
  value: string;
  label: string;
}

/** The options, and the record's own value where it is none of them. */
export function withCurrent(options: readonly Option[], current: string): Option[] {
  if (current === '' || options.some(({ value }) => value === current)) return [...options];
  return [{ value: current, label: current }, ...options];
}

export const countries: readonly Option[] = [
  { value: 'US', label: 'United States (US)' },
  { value: 'CA', label: 'Canada (CA)' },
  { value: 'MX', label: 'Mexico (MX)' },
];

/** Characters that search engines show of a page's title and description. */
export const TITLE_LENGTH = 60;
export const DESCRIPTION_LENGTH = 160;

/** A suggested city as it is listed. */
export function cityLabel({ city, state, stateCode, countryCode }: CitySuggestion): string {
  const place = `${city}, ${stateCode || state}`;
  return countryCode === '' || countryCode === 'US' ? place : `${place}, ${countryCode}`;
}

/** What an area is called in labels and messages. */
export function areaName(place: { city: string; state: string } | undefined, number: number): string {
  const name = [place?.city, place?.state].map((part) => part?.trim()).filter(Boolean);
  return name.join(', ') || `area ${number}`;
}

/** More names than these would be a list of their own. */
const MOST_NAMED = 6;

export function someOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return more > 1 ? `${names.slice(0, MOST_NAMED).join('; ')} and ${more} more` : names.join('; ');
}

/** Whether cities are looked for in the whole world. */
export function outsideUnitedStates(site: SiteDocument): boolean {
  const country = text(site.country).trim().toUpperCase();
  return country !== '' && country !== 'US';
}

/** What a badge is called in labels and messages. */
export function badgeName(badge: { name?: unknown } | undefined, number: number): string {
  return text(badge?.name).trim() || `badge ${number}`;
}

/** Ratios that WCAG asks for; below them the page takes a colour that can be read. */
export const TEXT_CONTRAST = 4.5;
export const ICON_CONTRAST = 3;

/** Why a colour cannot be read on its background; undefined where it can, or either is not known. */
export function contrastHint(color: string, background: string, least: number): string | undefined {
  const [front, back] = [parseColour(color), parseColour(background)];
  if (!front || !back) return undefined;
  const ratio = contrast(front, back);
  if (ratio >= least) return undefined;
  const found = (Math.floor(ratio * 10) / 10).toFixed(1);
  return `Contrast ${found}:1, hard to read. Below ${least}:1 the page shows a readable color instead.`;
}

/** What a search for cities came to. */
export function foundCities(added: number, radius: number, centre: string): string {
  const around = `within ${radius} ${radius === 1 ? 'mile' : 'miles'} of ${centre}`;
  if (added === 0) return `No further city of more than 15,000 people is ${around}.`;
  return `Added ${added} ${added === 1 ? 'city' : 'cities'} ${around}.`;
}
