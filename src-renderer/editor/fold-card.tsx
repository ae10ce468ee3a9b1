import { Text, Title, UnstyledButton } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Path } from '#shared/record/operation.ts';
import { useSite } from '../state/draft.ts';
import classes from './fold-card.module.css';
import { useWantedField } from './wanted-field.ts';

interface FoldCardProps {
  title: string;
  /** sums up the fields' values in a line below the title; follows what is typed */
  summary: (site: SiteDocument) => string;
  open?: boolean;
  /** a link to a field at or below one of these paths unfolds the card */
  fields: readonly Path[];
  /** one line high while it is folded */
  slim?: boolean;
  children: ReactNode;
}

/** A card that folds to its title and its summary, for fields that are rarely changed or are finished. */
export function FoldCard({
  title,
  summary,
  open: isOpenAtFirst = false,
  fields,
  slim = false,
  children,
}: FoldCardProps) {
  const id = useId();
  const [open, setOpen] = useState(isOpenAtFirst);
  useWantedField(fields, () => setOpen(true));
  return (
    <section className={classes.card} aria-labelledby={id} data-slim={slim || undefined}>
      <UnstyledButton
        className={classes.head}
        aria-expanded={open}
        aria-controls={`${id}-content`}
        onClick={() => setOpen(!open)}
        data-unfolds={!open || undefined}
      >
        <span className={classes.words}>
          <Title order={2} id={id}>
            {title}
          </Title>
          <Summary summary={summary} />
        </span>
        <ChevronDown size={16} aria-hidden className={classes.chevron} />
      </UnstyledButton>
      <div id={`${id}-content`} hidden={!open} className={classes.content}>
        {open && children}
      </div>
    </section>
  );
}

/** Follows the record without drawing the card's fields again. */
function Summary({ summary }: Pick<FoldCardProps, 'summary'>) {
  return (
    <Text span size="sm" c="dimmed">
      {useSite(summary)}
    </Text>
  );
}
