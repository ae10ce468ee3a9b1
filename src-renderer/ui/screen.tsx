import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './screen.module.css';

/** An editing screen: its heading, then its cards. */
export function Screen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.screen}>
      <Title order={1} className={classes.title}>
        {title}
      </Title>
      {children}
    </div>
  );
}
