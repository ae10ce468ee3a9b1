import type { ReactNode } from 'react';
import classes from './screen-index.module.css';

interface ScreenIndexProps {
  label: string;
  index: ReactNode;
  /** the index chooses what is shown, so it stands at the left; else at the right, as it leads to parts of the screen */
  chooses?: boolean;
  children: ReactNode;
}

/** A screen with its index beside it; where there is no room, the index is a line above it. Both stay in sight. */
export function ScreenIndex({ label, index, chooses = false, children }: ScreenIndexProps) {
  return (
    <div className={classes.frame}>
      <div className={classes.columns} data-chooses={chooses || undefined}>
        <nav className={classes.index} aria-label={label}>
          <div className={classes.entries}>{index}</div>
        </nav>
        {children}
      </div>
    </div>
  );
}
