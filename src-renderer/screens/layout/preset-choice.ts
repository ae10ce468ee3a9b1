import type { Preset } from '#shared/layout/presets.ts';

interface Lists {
  own: readonly Preset[];
  defaults: readonly Preset[];
}

/** What tells a preset of this computer from one of the server with the same name. */
export const ownKey = (name: string): string => `own ${name}`;
const defaultKey = (name: string): string => `default ${name}`;

export interface ChosenPreset {
  preset: Preset;
  /** of this installation, so that it may be changed */
  own: boolean;
}

export function presetGroups({ own, defaults }: Lists) {
  const groups = [
    { group: 'On this computer', items: own.map(({ name }) => ({ value: ownKey(name), label: name })) },
    { group: 'Defaults', items: defaults.map(({ name }) => ({ value: defaultKey(name), label: name })) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

export function chosenPreset({ own, defaults }: Lists, key: string | null): ChosenPreset | undefined {
  const mine = own.find(({ name }) => ownKey(name) === key);
  if (mine) return { preset: mine, own: true };
  const given = defaults.find(({ name }) => defaultKey(name) === key);
  return given && { preset: given, own: false };
}
