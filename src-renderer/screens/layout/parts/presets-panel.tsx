import { Box, Button, Divider, Group, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PresetKind } from '#shared/layout/presets.ts';
import { usePresets } from '../use-presets.ts';

/** Lists the presets of this computer and those that the server offers, with the actions on them. */
export function PresetsPanel({ kind }: { kind: PresetKind }) {
  const presets = usePresets(kind);
  return (
    <Stack gap="sm" role="group" aria-label={kind === 'layout' ? 'Layout presets' : 'CSS presets'}>
      <Divider mt="lg" />
      <Title order={3}>Presets</Title>
      <FieldWithButtons
        field={
          <Select
            label="Preset"
            placeholder="Choose a preset"
            searchable
            data={presets.options}
            value={presets.chosen}
            error={presets.problem.choice}
            onChange={presets.choose}
            nothingFoundMessage="No preset goes by that name"
          />
        }
        actions={{ Load: presets.load, Update: presets.update, Export: presets.copy, Delete: presets.remove }}
      />
      <FieldWithButtons
        field={
          <TextInput
            label="Name of a new preset"
            data-other-fields
            value={presets.name}
            maxLength={80}
            error={presets.problem.name}
            onChange={(event) => presets.rename(event.currentTarget.value)}
            onKeyDown={({ key }) => key === 'Enter' && presets.save()}
          />
        }
        actions={{ Save: presets.save, 'Import from clipboard': presets.paste }}
      />
      <Text size="xs" c="dimmed">
        Presets stay on this computer. Export copies one to the clipboard, for another computer to import.
        {presets.isStale && ' The server’s presets could not be fetched.'}
      </Text>
    </Stack>
  );
}

/** A field with buttons beside it. The buttons are level with the input, not with the input's label. */
function FieldWithButtons({ field, actions }: { field: ReactNode; actions: Readonly<Record<string, () => void>> }) {
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
