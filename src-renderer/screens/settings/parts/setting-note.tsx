import { Anchor, Text } from '@mantine/core';
import { Building2 } from 'lucide-react';
import type { SettingName, SettingsView } from '#shared/domain/settings/settings.ts';
import { sourceTexts } from '../model.ts';
import classes from '../settings.module.css';

interface SettingNoteProps {
  name: SettingName;
  view: SettingsView;
  onReset: (name: SettingName) => void;
}

/**
 * A note below a control. Says that the company has chosen the value, or offers to go back to the default if the user
 * has chosen the value.
 */
export function SettingNote({ name, view, onReset }: SettingNoteProps) {
  const { source } = view[name];
  const text = sourceTexts[source];
  if (source === 'user') {
    return (
      <Anchor component="button" type="button" size="xs" onClick={() => onReset(name)}>
        Use the default
      </Anchor>
    );
  }
  if (text === undefined) return null;
  return (
    <Text size="xs" className={classes.source}>
      <Building2 size={13} aria-hidden /> {text}
    </Text>
  );
}
