import type { ReactNode } from 'react';
import classes from './screen-index.module.css';

interface ScreenIndexProps {
  label: string;
  index: ReactNode;
  /** the index chooses what is shown and is at the left; by default it links to parts of the screen, at the right */
  chooses?: boolean;
  children: ReactNode;
}

/** A screen with its index beside it, or as a line above it if there is no room. The index always stays in sight. */
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
