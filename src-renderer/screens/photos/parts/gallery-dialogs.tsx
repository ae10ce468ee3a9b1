import { Button, Group, Stack, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type FormEvent, useState } from 'react';
import { confirm } from '../../../ui/confirm.tsx';
import { SAME_NAME } from '../model.ts';

/** Asks for the name of a new gallery; undefined where none is given. */
export function askGalleryName(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const settle = (name: string | undefined): void => {
      resolve(name);
      modals.close(id);
    };
    const id = modals.open({
      title: 'Add a gallery',
      onClose: () => resolve(undefined),
      children: <NameForm onName={(name) => settle(name.trim() || undefined)} onCancel={() => settle(undefined)} />,
    });
  });
}

function NameForm({ onName, onCancel }: { onName: (name: string) => void; onCancel: () => void }) {
  const [name, setName] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onName(name);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label="Name of the gallery"
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit">Add</Button>
        </Group>
      </Stack>
    </form>
  );
}

export function refuseSameName(): void {
  void confirm({ title: 'This name is taken', message: SAME_NAME, confirmLabel: 'OK' });
}
