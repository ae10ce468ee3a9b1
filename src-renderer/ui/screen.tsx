import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './screen.module.css';

interface ScreenProps {
  title: string;
  /** makes the screen as wide as its pane, for grids */
  wide?: boolean;
  children: ReactNode;
}

export function Screen({ title, wide = false, children }: ScreenProps) {
  return (
    <div className={classes.screen} data-wide={wide || undefined}>
      <Title order={1} className={classes.title}>
        {title}
      </Title>
      {children}
    </div>
  );
}
