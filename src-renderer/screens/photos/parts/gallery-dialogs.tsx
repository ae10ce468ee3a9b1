import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { isTaken } from '#shared/domain/photo/library.ts';
import { currentSite } from '../../../state/draft.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { viewTitle } from '../model.ts';

/** Asks for the name of a new gallery; a refused name stays in the field. */
export function NewGallery({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }) {
  const [refusal, setRefusal] = useState<string>();
  return (
    <Dialog title="Add a gallery" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const name = (new FormData(event.currentTarget).get('name') as string).trim();
          const refused = refusalOf(name);
          if (refused === undefined) onName(name);
          else setRefusal(refused);
        }}
      >
        <Stack>
          <TextInput name="name" label="Name of the gallery" error={refusal} data-autofocus />
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

/**
 * Returns why the gallery cannot have this name; undefined if it can. Refuses the name of another gallery, and the
 * title of the view of photos in no gallery. Does not refuse an empty name, because callers ignore empty names.
 * @param index of the gallery; missing for a new one
 */
export function refusalOf(name: string, index?: number): string | undefined {
  const isUncategorized = name.toLowerCase() === viewTitle({ kind: 'gallery', name: '' }).toLowerCase();
  const isRefused = name !== '' && (isUncategorized || isTaken(currentSite(), name, index));
  return isRefused ? 'Please make sure the gallery does not have the same name as another gallery.' : undefined;
}
