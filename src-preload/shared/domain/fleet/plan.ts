import { applyToValue, valueAt } from '../../record/apply-value.ts';
import type { JsonValue, Operation } from '../../record/operation.ts';
import { list, text } from '../../record/readers.ts';
import { setAt } from '../../record-catalogue/access.ts';
import { addItem, isFull, limitOf, listItems, removeItems } from '../../record-catalogue/list-engine.ts';
import { lockInWay, lockReason } from '../../record-catalogue/locked-lists.ts';
import { fieldLabel } from '../../record-catalogue/lookup.ts';
import type { KnownField } from '../../record-catalogue/site-document.ts';
import { applyPreset } from '../../layout/presets.ts';
import { chooseVersion, type LayoutMemory } from '../../layout/transitions.ts';
import type { SiteVersion } from '../../layout/catalogue.ts';
import { applyFacts } from '../facts/apply.ts';
import { nameKey } from '../name-key.ts';
import { newService } from '../service/add.ts';
import { findText, replaceMatches } from '../site/find-text.ts';
import { KnownRedirects, redirectRows } from '../site/redirects.ts';
import type { SiteDocument } from '../site/schema.ts';
import { type FleetChange, type FleetStep, itemOf } from './change.ts';
import { fleetField, fleetListOf, valueOf } from './fields.ts';
import { filledFor, missingFor } from './placeholders.ts';

/** What a change does to one site. */
export interface Plan {
  /** empty if no step changes anything in the site */
  operations: Operation[];
  /** for each step that does not apply: why not, as a text for staff */
  reasons: string[];
  /** what to remember of the layout after the change; undefined if no step of the kind `version` changes the site */
  memory?: LayoutMemory;
}

interface PlanOptions {
  /** returns a number from 0 up to but not including 1 */
  random: () => number;
  /** what this computer remembers of the site’s layout */
  memory: LayoutMemory;
  /**
   * the top-level members that may contain the searched text, so that only these are searched. If missing, all are
   * searched. It is set only if the change consists of one step of the kind `replace`.
   */
  within?: ReadonlySet<string> | undefined;
}

type Done = { operations: readonly Operation[]; memory?: LayoutMemory } | { reason: string };

/**
 * Returns what a change does to a site. Each step is planned for the site as the preceding steps leave it, and
 * placeholders get the values that the site has then.
 */
export function planChange(site: SiteDocument, { steps }: FleetChange, { random, memory, within }: PlanOptions): Plan {
  const plan: Plan = { operations: [], reasons: [] };
  let at = site;
  let remembered = memory;
  for (const [place, step] of steps.entries()) {
    const done = planStep(at, filled(at, step), { random, memory: remembered, within });
    if ('reason' in done) {
      plan.reasons.push(done.reason);
      continue;
    }
    const lock = lockInWay(at, done.operations);
    if (lock) {
      plan.reasons.push(lockReason(lock));
      continue;
    }
    // The operations of the last step are not applied, because nobody reads the result and applying them would parse
    // the whole site.
    if (place < steps.length - 1) at = applyToValue(at, done.operations);
    plan.operations.push(...done.operations);
    if (done.memory) plan.memory = remembered = done.memory;
  }
  return plan;
}

/** Returns the step with the site’s values in place of placeholders, or a reason that names the missing values. */
function filled(site: SiteDocument, step: FleetStep): FleetStep | { reason: string } {
  const missing = new Set<string>();
  const fill = (words: string): string => {
    for (const field of missingFor(site, words)) missing.add(fieldLabel(field as KnownField));
    return filledFor(site, words);
  };
  const own = withTexts(step, fill);
  return missing.size === 0 ? own : { reason: `The site has no ${[...missing].join(' and no ')} to fill in.` };
}

function withTexts(step: FleetStep, fill: (words: string) => string): FleetStep {
  switch (step.kind) {
    case 'set':
      return { ...step, value: fill(step.value) };
    case 'replace':
      return { ...step, term: fill(step.term), replacement: fill(step.replacement) };
    case 'add':
      return {
        ...step,
        values: Object.fromEntries(Object.entries(step.values).map(([member, words]) => [member, fill(words)])),
      };
    default:
      return step;
  }
}

function planStep(site: SiteDocument, step: FleetStep | { reason: string }, chance: PlanOptions): Done {
  if (!('kind' in step)) return step;
  switch (step.kind) {
    case 'set':
      return setField(site, step, chance);
    case 'replace':
      return replaceText(site, step, chance.within);
    case 'hours':
      return { operations: applyFacts(site, [step], chance.random) };
    case 'version': {
      if (text(site.version) === step.version) return { operations: [] };
      return chooseVersion(site, step.version as SiteVersion, chance.memory);
    }
    case 'preset':
      return { operations: applyPreset(site, step.preset) };
    case 'add':
      return addToList(site, step, chance);
    case 'remove':
      return removeFromList(site, step);
  }
}

type Step<K extends FleetStep['kind']> = Extract<FleetStep, { kind: K }>;

function setField(site: SiteDocument, { field: key, value: typed }: Step<'set'>, { random }: PlanOptions): Done {
  const field = fleetField(key);
  const value = field && valueOf(field, typed);
  if (!field || value === undefined) return { reason: `${field?.label ?? key} cannot be “${typed}”.` };
  const path = key.split('.');
  if (path.length > 1 || typeof value !== 'string') {
    const now = valueAt(site, path);
    return { operations: text(now) === text(value) || isUnsetOff(now, value) ? [] : setAt(site, path, value) };
  }
  return { operations: applyFacts(site, [{ kind: 'field', field: key, value }], random) };
}

/** Whether `value` turns off a switch that is not set. Such a switch is off already, so nothing needs to change. */
const isUnsetOff = (now: unknown, value: JsonValue): boolean => value === false && (now === undefined || now === null);

/** Returns why a replacement does not apply to a site, as a text for staff. */
export const notFound = (term: string): string => `“${term}” does not stand in its texts.`;

function replaceText(site: SiteDocument, step: Step<'replace'>, within: PlanOptions['within']): Done {
  const matches = findText(site, step, within);
  if (matches.length === 0) return { reason: notFound(step.term) };
  return { operations: replaceMatches(site, matches, step.replacement, step.matchCase) };
}

const placesOf = (site: SiteDocument, name: string, wanted: string): number[] =>
  listItems(site, [name]).flatMap(({ index, value }) =>
    nameKey(text(value[fleetListOf(name).name])) === nameKey(wanted) ? [index] : [],
  );

function addToList(site: SiteDocument, { list: name, values }: Step<'add'>, { random }: PlanOptions): Done {
  const { name: naming, item } = fleetListOf(name);
  const called = (values[naming] ?? '').trim();
  if (called === '') return { reason: `The ${itemOf(name)} has no name.` };
  if (placesOf(site, name, called).length > 0) return { operations: [] };
  if (isFull(site, [name])) return { reason: `It has ${limitOf([name])} of ${item} already, which is the most.` };
  if (name === 'redirects') {
    const problem = new KnownRedirects(redirectRows(list(site.redirects))).problem({
      source: called,
      destination: values.destination ?? '',
    });
    if (problem !== undefined) return { reason: problem };
  }
  const own = name === 'services' ? newService(site, random) : {};
  const typed = Object.fromEntries(Object.entries(values).filter(([, words]) => words !== ''));
  return { operations: addItem(site, [name], { ...own, ...typed, [naming]: called }) };
}

function removeFromList(site: SiteDocument, { list: name, name: wanted }: Step<'remove'>): Done {
  const places = placesOf(site, name, wanted);
  if (places.length === 0) return { reason: `It has no ${itemOf(name)} “${wanted}”.` };
  return { operations: removeItems(site, [name], places) };
}
