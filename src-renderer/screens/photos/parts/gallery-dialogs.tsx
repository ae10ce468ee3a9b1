import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { confirm } from '../../../ui/confirm.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SAME_NAME } from '../model.ts';

/** Asks for the name of a new gallery. */
export function NewGallery({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }) {
  const [name, setName] = useState('');
  return (
    <Dialog title="Add a gallery" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onName(name);
        }}
      >
        <Stack>
          <TextInput
            label="Name of the gallery"
            data-autofocus
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Add</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

export function refuseSameName(): void {
  void confirm({ title: 'This name is taken', message: SAME_NAME, confirmLabel: 'OK' });
}
