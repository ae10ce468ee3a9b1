import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import classes from './change.module.css';

/** Shows the upper `height` pixels of its children, and the rest on request. */
export function Folded({ height, children }: { height: number; children: ReactNode }) {
  const { ref, height: whole } = useElementSize();
  const [open, setOpen] = useState(false);
  const folds = whole > height;
  return (
    <div className={classes.said}>
      <div className={classes.fold} style={folds && !open ? { maxHeight: height } : undefined}>
        <div ref={ref}>{children}</div>
      </div>
      {folds && (
        <Button size="compact-xs" variant="subtle" color="gray" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show less' : 'Show all'}
        </Button>
      )}
    </div>
  );
}
