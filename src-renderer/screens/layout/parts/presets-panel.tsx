import { Box, Button, Divider, Group, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { PresetKind } from '#shared/layout/presets.ts';
import { presetGroups } from '../preset-choice.ts';
import { usePresetActions } from '../use-preset-actions.ts';

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
    <Stack gap="sm" role="group" aria-label={kind === 'layout' ? 'Layout presets' : 'CSS presets'}>
      <Divider mt="lg" />
      <Title order={3}>Presets</Title>
      <Line
        field={
          <Select
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
        }
        actions={{ Load: load, Update: update, Export: copy, Delete: remove }}
      />
      <Line
        field={
          <TextInput
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
        }
        actions={{ Save: save, 'Import from clipboard': paste }}
      />
      <Text size="xs" c="dimmed">
        Presets stay on this computer. Export copies one to the clipboard, for another computer to import.
        {presets.stale && ' The server’s presets could not be fetched.'}
      </Text>
    </Stack>
  );
}

/** A field with what is done with it beside it, below its label. */
function Line({ field, actions }: { field: ReactNode; actions: Readonly<Record<string, () => void>> }) {
  return (
    <Group gap="xs" align="flex-start">
      <Box flex="1 1 200px">{field}</Box>
      <Group gap="xs" pt={25}>
        {Object.entries(actions).map(([label, act]) => (
          <Button key={label} variant="default" onClick={act}>
            {label}
          </Button>
        ))}
      </Group>
    </Group>
  );
}
