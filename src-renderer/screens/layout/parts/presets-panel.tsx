import { Button, Select, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import type { PresetKind } from '#shared/layout/presets.ts';
import { presetGroups } from '../preset-choice.ts';
import { usePresetActions } from '../use-preset-actions.ts';
import classes from './presets-panel.module.css';

/** Presets of this installation, and those that the server offers. */
export function PresetsPanel({ kind }: { kind: PresetKind }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [name, setName] = useState('');
  const { presets, problem, forget, load, update, remove, copy, save, paste } = usePresetActions(kind, {
    chosen,
    name,
    onKept: (key) => {
      setChosen(key);
      setName('');
    },
    onRemoved: () => setChosen(null),
  });
  return (
    <div className={classes.panel} role="group" aria-label={kind === 'layout' ? 'Layout presets' : 'CSS presets'}>
      <Title order={3} className={classes.heading}>
        Presets
      </Title>
      <div className={classes.line}>
        <Select
          className={classes.grow}
          label="Preset"
          placeholder="Choose a preset"
          searchable
          data={presetGroups(presets)}
          value={chosen}
          error={problem?.at === 'choice' ? problem.text : undefined}
          onChange={(key) => {
            setChosen(key);
            forget();
          }}
          nothingFoundMessage="No preset goes by that name"
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={load}>
            Load
          </Button>
          <Button variant="default" onClick={update}>
            Update
          </Button>
          <Button variant="default" onClick={copy}>
            Export
          </Button>
          <Button variant="default" onClick={remove}>
            Delete
          </Button>
        </div>
      </div>
      <div className={classes.line}>
        <TextInput
          className={classes.grow}
          label="Name of a new preset"
          value={name}
          maxLength={80}
          error={problem?.at === 'name' ? problem.text : undefined}
          onChange={(event) => {
            setName(event.currentTarget.value);
            forget();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') save();
          }}
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={save}>
            Save
          </Button>
          <Button variant="default" onClick={paste}>
            Import from clipboard
          </Button>
        </div>
      </div>
      <Text size="xs" c="dimmed">
        Presets stay on this computer. Export copies one to the clipboard, for another computer to import.
        {presets.stale && ' The server’s presets could not be fetched.'}
      </Text>
    </div>
  );
}
