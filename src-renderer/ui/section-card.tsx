import { Text, Title } from '@mantine/core';
import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './section-card.module.css';

interface SectionCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /** what the fields are for, in one line */
  purpose: ReactNode;
  /** stands at the right of the heading */
  action?: ReactNode;
  /** marks the card in red, because its actions can do harm */
  danger?: boolean | undefined;
}

/** A group of related fields on a screen: a region named by its heading. */
export function SectionCard({ title, purpose, action, danger, children, ...props }: SectionCardProps) {
  const id = useId();
  return (
    <section {...props} className={classes.card} data-danger={danger} aria-labelledby={id}>
      <div className={classes.header}>
        <div>
          <Title order={2} id={id}>
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {purpose}
          </Text>
        </div>
        {action && <div className={classes.action}>{action}</div>}
      </div>
      {children}
    </section>
  );
}
