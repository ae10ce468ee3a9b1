import { UnstyledButton } from '@mantine/core';
import { RotateCcw } from 'lucide-react';
import { askClearCache } from '../actions/clear-cache.ts';
import classes from './shell.module.css';

export function ClearCacheTab() {
  return (
    <UnstyledButton className={classes.clearCache} onClick={() => void askClearCache()}>
      <RotateCcw size={14} aria-hidden />
      Clear Cache
    </UnstyledButton>
  );
}
