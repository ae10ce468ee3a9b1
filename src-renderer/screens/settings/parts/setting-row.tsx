import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '../settings.module.css';

interface SettingRowProps {
  label: string;
  /** id of the label, where the control is named by it */
  labelId?: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** A setting: what it is at the left, its control at the right. */
export function SettingRow({ label, labelId, hint, children }: SettingRowProps) {
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <Text size="sm" fw={550} id={labelId}>
          {label}
        </Text>
        {hint !== undefined && (
          <Text size="sm" c="dimmed" component="div">
            {hint}
          </Text>
        )}
      </div>
      <div className={classes.control}>{children}</div>
    </div>
  );
}
