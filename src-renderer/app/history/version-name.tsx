import { ActionIcon, Text, TextInput, Tooltip } from '@mantine/core';
import { Pencil } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { VersionView } from '#shared/ipc/sync.ipc.ts';
import { invoke } from '../../bridge/client.ts';
import { attempt } from '../../ui/notify.tsx';
import { versionFacts, versionTitle } from './history-model.ts';
import classes from './history.module.css';

interface VersionNameProps {
  slug: string;
  version: VersionView;
  now: number;
  /** Called after a rename, to read the versions again. */
  onNamed: () => Promise<void>;
}

/** The version's name, with a button that makes the name editable. */
export function VersionName({ slug, version, now, onNamed }: VersionNameProps) {
  const [name, setName] = useState<string>();
  const label = version.name === '' ? 'Name this version' : 'Change the name';
  const save = (): void => {
    if (name !== undefined && name.trim() !== version.name) {
      const rename = () => invoke('history.name', { slug, id: version.id, name }).then(onNamed);
      void attempt('The version could not be named', rename, slug);
    }
    setName(undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') save();
    else if (event.key === 'Escape') setName(undefined);
  };
  if (name !== undefined) {
    return (
      <TextInput
        size="xs"
        aria-label="Name of this version"
        autoFocus
        data-mantine-stop-propagation
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={save}
      />
    );
  }
  return (
    <div>
      <div className={classes.title}>
        <h3 className={classes.name}>{version.name || versionTitle(version, now)}</h3>
        <Tooltip label={label}>
          <ActionIcon size="sm" variant="subtle" color="gray" aria-label={label} onClick={() => setName(version.name)}>
            <Pencil size={14} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
      <Text size="sm" c="dimmed">
        {versionFacts(version, now)}
      </Text>
    </div>
  );
}
