import { Button, Text } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { photoCount } from '../model.ts';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  count: number;
  selected: number;
  onAll: () => void;
  onNone: () => void;
  onRemove: () => void;
}

/** What is done with many photos at once; it stays in sight. */
export function SelectionBar({ count, selected, onAll, onNone, onRemove }: SelectionBarProps) {
  return (
    <div className={classes.bar} role="toolbar" aria-label="Selected photos">
      <Button variant="default" size="compact-sm" onClick={selected === count ? onNone : onAll}>
        {selected === count ? 'Select None' : 'Select All'}
      </Button>
      {selected > 0 && (
        <>
          <Text size="sm" role="status">
            {photoCount(selected)} selected
          </Text>
          <Button variant="default" size="compact-sm" leftSection={<Trash2 size={14} aria-hidden />} onClick={onRemove}>
            Delete selected
          </Button>
        </>
      )}
    </div>
  );
}
