import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '../settings.module.css';

interface SettingRowProps {
  label: string;
  /** ID of the label's element, for a control that is named by the label */
  labelId?: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** A row for one setting: its label and hint at the left, its control at the right. */
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
