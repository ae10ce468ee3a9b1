import { useState } from 'react';
import {
  applyPreset,
  cssContent,
  exportPreset,
  importPreset,
  layoutContent,
  type Preset,
  type PresetKind,
  presetName,
} from '#shared/layout/presets.ts';
import { invoke } from '../../bridge/client.ts';
import { currentSite, edit } from '../../state/draft.ts';
import { attempt, notifySuccess } from '../../ui/notify.tsx';
import { type ChosenPreset, chosenPreset, ownKey } from './preset-choice.ts';
import { type Presets, usePresets } from './queries.ts';

interface Form {
  /** key of the chosen preset */
  chosen: string | null;
  /** what a new one is to be called */
  name: string;
  onKept: (key: string) => void;
  onRemoved: () => void;
}

interface Problem {
  at: 'choice' | 'name';
  text: string;
}

export interface PresetActions {
  presets: Presets;
  problem: Problem | undefined;
  forget: () => void;
  load: () => void;
  update: () => void;
  remove: () => void;
  copy: () => void;
  save: () => void;
  paste: () => void;
}

/** The open site as a preset of that name. */
function presetOf(kind: PresetKind, name: string): Preset {
  const site = currentSite();
  return kind === 'layout' ? { kind, name, content: layoutContent(site) } : { kind, name, content: cssContent(site) };
}

/** What can be done with presets of a kind. A refusal is shown at the field that it is about. */
export function usePresetActions(kind: PresetKind, { chosen, name, onKept, onRemoved }: Form): PresetActions {
  const presets = usePresets(kind);
  const [problem, setProblem] = useState<Problem>();
  const forget = (): void => setProblem(undefined);

  const withChosen = (use: (choice: ChosenPreset) => unknown, change?: string) => () => {
    const choice = chosenPreset(presets, chosen);
    if (!choice) return setProblem({ at: 'choice', text: 'Please select a preset.' });
    if (change && !choice.own) {
      return setProblem({
        at: 'choice',
        text: `A default preset cannot be ${change}: save it under a name of its own.`,
      });
    }
    forget();
    use(choice);
  };
  const withName = (use: (valid: string) => unknown) => () => {
    const checked = presetName.safeParse(name);
    if (!checked.success) return setProblem({ at: 'name', text: checked.error.issues[0]?.message ?? '' });
    forget();
    use(checked.data);
  };

  const keep = async (preset: Preset, replace: boolean): Promise<boolean> => {
    const { outcome } = await invoke('presets.put', { preset, replace });
    if (outcome === 'exists') {
      setProblem({ at: 'name', text: 'There is a preset of that name already: select it and update it.' });
      return false;
    }
    await presets.refetch();
    return true;
  };

  /** Says what was done to a preset, with the way back to what it was. */
  const tell = (title: string, before: Preset): void => {
    const restore = (): void =>
      void attempt('The preset was not put back', async () => void (await keep(before, true)));
    notifySuccess({ title, action: { label: 'Undo', onClick: restore } });
  };

  return {
    presets,
    problem,
    forget,
    load: withChosen(({ preset }) => {
      edit(applyPreset(currentSite(), preset));
      notifySuccess({ title: `Loaded ${preset.name}` });
    }),
    update: withChosen(
      ({ preset }) =>
        attempt('The preset was not updated', async () => {
          if (await keep(presetOf(kind, preset.name), true)) tell(`Updated ${preset.name}`, preset);
        }),
      'updated',
    ),
    remove: withChosen(
      ({ preset }) =>
        attempt('The preset was not deleted', async () => {
          await invoke('presets.remove', { kind, name: preset.name });
          onRemoved();
          await presets.refetch();
          tell(`Deleted ${preset.name}`, preset);
        }),
      'deleted',
    ),
    copy: withChosen(({ preset }) =>
      attempt('The preset was not copied', async () => {
        await invoke('app.copyText', { text: exportPreset(preset.content) });
        notifySuccess({ title: `Copied ${preset.name} to the clipboard` });
      }),
    ),
    save: withName((valid) =>
      attempt('The preset was not saved', async () => {
        if (!(await keep(presetOf(kind, valid), false))) return;
        onKept(ownKey(valid));
        notifySuccess({ title: `Saved ${valid}` });
      }),
    ),
    paste: withName((valid) =>
      attempt('The preset was not imported', async () => {
        const { text } = await invoke('app.readText', {});
        const imported = importPreset(kind, text);
        if ('problem' in imported) return setProblem({ at: 'name', text: imported.problem });
        const preset = { kind, name: valid, content: imported.content } as Preset;
        if (!(await keep(preset, false))) return;
        onKept(ownKey(valid));
        notifySuccess({ title: `Imported ${valid}: load it to use it` });
      }),
    ),
  };
}
