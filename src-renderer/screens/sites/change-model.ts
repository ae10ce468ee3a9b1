import type { FleetChange, FleetStep } from '#shared/domain/fleet/change.ts';
import { fleetListOf, type FleetList, settableFields } from '#shared/domain/fleet/fields.ts';
import type { Preset } from '#shared/layout/presets.ts';
import type { ReviewedSite } from '#shared/ipc/fleet.ipc.ts';
import { counted } from '#shared/domain/counted.ts';
import { toCsv } from './model.ts';

/** The changes that staff can make, in the order in which they are offered. */
export const kinds = {
  replace: 'Find and replace',
  set: 'Set a field',
  clear: 'Clear a field',
  announcement: 'Announcement',
  hours: 'Hours of a weekday',
  version: 'Layout version',
  preset: 'Preset',
  add: 'Add to a list',
  remove: 'Remove from a list',
} as const;
export type ChangeKind = keyof typeof kinds;

/** The values of the form's fields, for every kind of change. */
export interface ChangeInput {
  kind: ChangeKind;
  field: string;
  value: string;
  term: string;
  replacement: string;
  whole: boolean;
  matchCase: boolean;
  codes: boolean;
  /** 'yes' shows the announcement and 'no' hides it; '' leaves it shown or hidden as it is */
  show: string;
  text: string;
  day: number;
  from: string;
  to: string;
  custom: string;
  version: string;
  preset: Preset | undefined;
  list: FleetList;
  values: Readonly<Record<string, string>>;
  name: string;
}

export const emptyInput: ChangeInput = {
  kind: 'replace',
  field: settableFields[0]?.key ?? '',
  value: '',
  term: '',
  replacement: '',
  // The default, because users who change hundreds of sites hardly ever want to replace parts of longer words.
  whole: true,
  matchCase: false,
  codes: false,
  show: 'yes',
  text: '',
  day: 6,
  from: '',
  to: '',
  custom: '',
  version: 'v2.1',
  preset: undefined,
  list: 'services',
  values: {},
  name: '',
};

/** Returns the change that the form describes; undefined as long as a value is missing. */
export function changeOf(draft: ChangeInput): FleetChange | undefined {
  const steps = stepsOf(draft);
  return steps.length > 0 ? { steps } : undefined;
}

function stepsOf(draft: ChangeInput): FleetStep[] {
  const { kind, field, value, term, replacement, whole, matchCase, codes, list } = draft;
  switch (kind) {
    case 'set':
      return value === '' ? [] : [{ kind, field, value }];
    case 'clear':
      return [{ kind: 'set', field, value: '' }];
    case 'replace':
      return term === '' ? [] : [{ kind, term, replacement, whole, matchCase, codes }];
    case 'announcement': {
      const { show, text } = draft;
      return [
        ...(show === '' ? [] : [{ kind: 'set' as const, field: 'announcement.show_announcement', value: show }]),
        ...(text.trim() === '' ? [] : [{ kind: 'set' as const, field: 'announcement.description', value: text }]),
      ];
    }
    case 'hours': {
      const { day, from, to, custom } = draft;
      return from === '' && to === '' && custom.trim() === '' ? [] : [{ kind, day, from, to, custom: custom.trim() }];
    }
    case 'version':
      return [{ kind, version: draft.version }];
    case 'preset':
      return draft.preset ? [{ kind, preset: draft.preset }] : [];
    case 'add': {
      const { name } = fleetListOf(list);
      return (draft.values[name] ?? '').trim() === '' ? [] : [{ kind, list, values: { ...draft.values } }];
    }
    case 'remove':
      return draft.name.trim() === '' ? [] : [{ kind, list, name: draft.name.trim() }];
  }
}

/**
 * Returns a sentence that counts the reviewed sites: those that change, those that have the new values already, and
 * those to which the change does not apply.
 */
export function summary(reviewed: readonly ReviewedSite[]): string {
  const of = (outcome: ReviewedSite['outcome']): number => reviewed.filter((site) => site.outcome === outcome).length;
  const places = reviewed.reduce((sum, site) => sum + site.places, 0);
  const parts = [
    `${counted(of('changes'), 'site')} ${of('changes') === 1 ? 'changes' : 'change'} in ${counted(places, 'place')}`,
    of('same') > 0 && `${of('same')} ${of('same') === 1 ? 'says' : 'say'} so already`,
    of('no') > 0 && `${of('no')} ${of('no') === 1 ? 'does' : 'do'} not apply`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

const outcomes: Readonly<Record<ReviewedSite['outcome'], string>> = {
  changes: 'Changes',
  same: 'Says so already',
  no: 'Does not apply',
};

export const outcomeOf = ({ outcome, places, reasons }: ReviewedSite): string =>
  outcome === 'changes' ? [counted(places, 'place'), ...reasons].join(' · ') : (reasons[0] ?? outcomes[outcome]);

export const reviewCsv = (reviewed: readonly ReviewedSite[]): string =>
  toCsv(
    ['Slug', 'Name', 'Outcome', 'Places', 'Reasons'],
    reviewed.map(({ slug, companyName, outcome, places, reasons }) => [
      slug,
      companyName,
      outcomes[outcome],
      String(places),
      reasons.join(' '),
    ]),
  );
