import { z } from 'zod';
import { siteVersions } from '../../layout/catalogue.ts';
import { presetSchema } from '../../layout/presets.ts';
import { weekdays } from '../../record-catalogue/weekdays.ts';
import { counted } from '../counted.ts';
import { fleetField, fleetListOf, fleetLists } from './fields.ts';
import { withoutPlaceholders } from './placeholders.ts';

const words = z.string().max(4000);
const listName = z.enum(fleetLists.map(({ list }) => list));

/**
 * One step of a change, which is applied to each of the sites. The texts of `set`, `replace` and `add` may contain the
 * placeholders of `placeholders.ts`.
 */
export const fleetStep = z.discriminatedUnion('kind', [
  /** sets a field by its key; '' empties it */
  z.object({ kind: z.literal('set'), field: z.string().min(1).max(200), value: words }),
  z.object({
    kind: z.literal('replace'),
    term: z.string().min(1).max(500),
    replacement: words,
    /** replaces the term only if it stands as whole words */
    whole: z.boolean().default(false),
    /** distinguishes capital and small letters */
    matchCase: z.boolean().default(false),
    /** replaces the term also in codes, links and the site’s own addresses */
    codes: z.boolean().default(false),
  }),
  z.object({
    kind: z.literal('hours'),
    /** 0 is Sunday */
    day: z.number().int().min(0).max(6),
    /** as `HH:MM`; '' leaves the time as it is */
    from: z.string().max(5),
    to: z.string().max(5),
    /** a text that replaces both times */
    custom: z.string().max(200),
  }),
  z.object({ kind: z.literal('version'), version: z.enum(siteVersions as [string, ...string[]]) }),
  z.object({ kind: z.literal('preset'), preset: presetSchema }),
  /** adds an item with these members to the end of a list */
  z.object({ kind: z.literal('add'), list: listName, values: z.record(z.string().max(100), words) }),
  /** removes the items of a list that have this name */
  z.object({ kind: z.literal('remove'), list: listName, name: z.string().trim().min(1).max(500) }),
]);
export type FleetStep = z.output<typeof fleetStep>;

/** One change of many sites. On each site, all of its steps are one step of undo. */
export const fleetChange = z.object({ steps: z.array(fleetStep).min(1).max(20) });
export type FleetChange = z.output<typeof fleetChange>;

/**
 * Returns the texts of the change that staff typed and visitors can read, for the spell-check. Placeholders are left
 * out.
 */
export const typedTexts = ({ steps }: FleetChange): string[] =>
  steps
    .flatMap(textsOf)
    .map(withoutPlaceholders)
    .filter((words) => words.trim() !== '');

function textsOf(step: FleetStep): string[] {
  switch (step.kind) {
    case 'set':
      return fleetField(step.field)?.row.kind === 'prose' ? [step.value] : [];
    case 'replace':
      return step.codes ? [] : [step.replacement];
    case 'add': {
      const { list, values } = step;
      const isRead = (member: string): boolean =>
        ['prose', 'text'].includes(fleetField(`${list}.${member}`)?.row.kind ?? '');
      return Object.entries(values).flatMap(([member, words]) => (isRead(member) ? [words] : []));
    }
    default:
      return [];
  }
}

const isSwitch = (step: FleetStep): step is Extract<FleetStep, { kind: 'set' }> =>
  step.kind === 'set' && fleetField(step.field)?.row.kind === 'flag';

/**
 * Returns the change in words, such as ‘Set Phone to “555-0100”’. Describes the first step that does not set a switch.
 * If the only other step sets a switch, ‘and switch it on’ or ‘off’ follows; other steps are only counted.
 */
export function describeChange({ steps }: FleetChange): string {
  const first = steps.find((step) => !isSwitch(step)) ?? steps[0];
  if (!first) return '';
  const others = steps.toSpliced(steps.indexOf(first), 1);
  const [other] = others;
  if (!other) return describeStep(first);
  const isSwitched = others.length === 1 && isSwitch(other);
  const rest = isSwitched ? `switch it ${other.value === 'yes' ? 'on' : 'off'}` : counted(others.length, 'more step');
  return `${describeStep(first)} and ${rest}`;
}

const LONGEST = 60;
const brief = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

function describeStep(step: FleetStep): string {
  switch (step.kind) {
    case 'set': {
      const label = fleetField(step.field)?.label ?? step.field;
      return step.value === '' ? `Clear ${label}` : `Set ${label} to “${brief(step.value)}”`;
    }
    case 'replace':
      return `Replace “${brief(step.term)}” by “${brief(step.replacement)}”`;
    case 'hours':
      return `Set ${weekdays[step.day] ?? ''} to ${hoursOf(step)}`;
    case 'version':
      return `Change the version to ${step.version}`;
    case 'preset':
      return `Apply the preset “${step.preset.name}”`;
    case 'add':
      return `Add the ${itemOf(step.list)} “${brief(Object.values(step.values)[0] ?? '')}”`;
    case 'remove':
      return `Remove the ${itemOf(step.list)} “${brief(step.name)}”`;
  }
}

function hoursOf({ from, to, custom }: Extract<FleetStep, { kind: 'hours' }>): string {
  if (custom !== '') return `“${brief(custom)}”`;
  return `${from || 'the same time'} – ${to || 'the same time'}`;
}

/** Returns what one item of a list is called within a sentence. */
export function itemOf(list: string): string {
  const { item } = fleetListOf(list);
  return item === item.toUpperCase() ? item : item.toLowerCase();
}
