import { Button, Group, Stack, TextInput } from '@mantine/core';
import { isTaken } from '#shared/domain/photo/library.ts';
import { currentSite } from '../../../state/draft.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { viewTitle } from '../model.ts';

/** Asks for the name of a new gallery. */
export function NewGallery({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }) {
  return (
    <Dialog title="Add a gallery" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onName(new FormData(event.currentTarget).get('name') as string);
        }}
      >
        <Stack>
          <TextInput name="name" label="Name of the gallery" data-autofocus />
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

/** The gallery's name as it was typed; undefined for none, and for that of another gallery, which is refused. */
export function freeName(typed: string, index?: number): string | undefined {
  const name = typed.trim();
  if (name === '') return undefined;
  const isUncategorized = name.toLowerCase() === viewTitle({ kind: 'gallery', name: '' }).toLowerCase();
  if (!isUncategorized && !isTaken(currentSite(), name, index)) return name;
  const message = 'Please make sure the gallery does not have the same name as another gallery.';
  void confirm({ title: 'This name is taken', message, confirmLabel: 'OK' });
  return undefined;
}
