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
import { useQuery } from '../../bridge/hooks.ts';
import { currentSite, edit } from '../../state/draft.ts';
import { attempt, notifySuccess } from '../../ui/notify.tsx';

/**
 * Labels of the groups. Two presets in different groups may have the same name, so a preset's key contains its group.
 */
const OWN = 'On this computer';
const DEFAULTS = 'Defaults';

const keyOf = (group: string, name: string): string => `${group}: ${name}`;

/** Returns a preset with the given name and the open site's content. */
function presetOf(kind: PresetKind, name: string): Preset {
  const site = currentSite();
  return kind === 'layout' ? { kind, name, content: layoutContent(site) } : { kind, name, content: cssContent(site) };
}

/** Returns the presets of a kind, and the actions on them. A refusal is shown at the field that it is about. */
export function usePresets(kind: PresetKind) {
  const { data, error, refetch } = useQuery('presets.list', { kind });
  const groups = [
    { group: OWN, presets: data?.own ?? [] },
    { group: DEFAULTS, presets: data?.defaults ?? [] },
  ].filter(({ presets }) => presets.length > 0);
  const [chosen, setChosen] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<{ choice?: string; name?: string }>({});

  /**
   * Returns a handler that runs an action on the chosen preset.
   * @param change participle for the refusal, such as ‘deleted’; set for actions that change the preset, because a
   * default preset cannot be changed
   */
  const withChosen = (failure: string, act: (preset: Preset) => unknown, change?: string) => () => {
    const choices = groups.flatMap(({ group, presets }) => presets.map((preset) => ({ group, preset })));
    const choice = choices.find(({ group, preset }) => keyOf(group, preset.name) === chosen);
    if (!choice) return setProblem({ choice: 'Please select a preset.' });
    if (change !== undefined && choice.group === DEFAULTS) {
      return setProblem({ choice: `A default preset cannot be ${change}: save it under a name of its own.` });
    }
    setProblem({});
    void attempt(failure, async () => act(choice.preset));
  };

  /**
   * Returns a handler that stores a new preset under the typed name.
   * @param make makes the preset; if it cannot, it shows the reason and resolves to undefined
   */
  const withName =
    (failure: string, done: (name: string) => string, make: (name: string) => Promise<Preset | undefined>) => () => {
      const { data: valid, error } = presetName.safeParse(name);
      if (valid === undefined) return setProblem({ name: error.issues[0]?.message });
      setProblem({});
      void attempt(failure, async () => {
        const preset = await make(valid);
        if (!preset || !(await keep(preset, false))) return;
        setChosen(keyOf(OWN, valid));
        setName('');
        notifySuccess({ title: done(valid) });
      });
    };

  const keep = async (preset: Preset, replace: boolean): Promise<boolean> => {
    const { outcome } = await invoke('presets.put', { preset, replace });
    if (outcome === 'exists') {
      setProblem({ name: 'There is a preset of that name already: select it and update it.' });
      return false;
    }
    await refetch();
    return true;
  };

  /** Notifies the user of what happened to a preset, with a button that restores the former preset. */
  const tell = (title: string, before: Preset): void => {
    const restore = (): void => void attempt('The preset was not put back', () => keep(before, true));
    notifySuccess({ title, action: { label: 'Undo', onClick: restore } });
  };

  return {
    options: groups.map(({ group, presets }) => ({
      group,
      items: presets.map(({ name }) => ({ value: keyOf(group, name), label: name })),
    })),
    /** whether the backend's presets could not be read, so that the list has the last known ones */
    isStale: error !== undefined || (data?.stale ?? false),
    problem,
    chosen,
    choose: (key: string | null): void => {
      setChosen(key);
      setProblem({});
    },
    name,
    rename: (typed: string): void => {
      setName(typed);
      setProblem({});
    },
    load: withChosen('The preset was not loaded', (preset) => {
      edit(applyPreset(currentSite(), preset));
      notifySuccess({ title: `Loaded ${preset.name}` });
    }),
    update: withChosen(
      'The preset was not updated',
      async (preset) => {
        if (await keep(presetOf(kind, preset.name), true)) tell(`Updated ${preset.name}`, preset);
      },
      'updated',
    ),
    remove: withChosen(
      'The preset was not deleted',
      async (preset) => {
        await invoke('presets.remove', { kind, name: preset.name });
        setChosen(null);
        await refetch();
        tell(`Deleted ${preset.name}`, preset);
      },
      'deleted',
    ),
    copy: withChosen('The preset was not copied', async (preset) => {
      await invoke('app.copyText', { text: exportPreset(preset.content) });
      notifySuccess({ title: `Copied ${preset.name} to the clipboard` });
    }),
    save: withName(
      'The preset was not saved',
      (valid) => `Saved ${valid}`,
      async (valid) => presetOf(kind, valid),
    ),
    paste: withName(
      'The preset was not imported',
      (valid) => `Imported ${valid}: load it to use it`,
      async (valid) => {
        const { text } = await invoke('app.readText', {});
        const imported = importPreset(kind, text);
        if ('content' in imported) return { kind, name: valid, content: imported.content } as Preset;
        setProblem({ name: imported.problem });
      },
    ),
  };
}
