import { Text, Title, UnstyledButton } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { useSite } from '../state/draft.ts';
import { setFolded, useFolded } from '../state/folded-cards.ts';
import type { CardSection } from './card-section.ts';
import { fieldSummary } from './field-summary.ts';
import classes from './fold-card.module.css';

interface FoldCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  of: CardSection;
  /** what the fields are for, in one line; without it the summary stands there too while the card is open */
  purpose?: ReactNode;
  /** what the fields hold, in place of the usual summary; follows what is typed */
  summary?: (site: SiteDocument) => string;
  /** stands at the right of the heading */
  action?: ReactNode;
  /** its actions delete something, so it is set apart */
  danger?: boolean | undefined;
  /** folded as long as nobody unfolds it, and then one line high: for fields that are rarely changed */
  slim?: boolean;
}

/**
 * A card that folds to its title and what its fields hold; whether it is folded is kept per site. A link to a field in
 * it unfolds it.
 */
export function FoldCard({
  of,
  purpose,
  summary = usualSummary(of),
  action,
  danger,
  slim = false,
  children,
  ...props
}: FoldCardProps) {
  const id = useId();
  const card = `${of.tab}/${of.id}`;
  const folded = useFolded(card, slim);
  return (
    <section
      {...props}
      className={classes.card}
      data-folded={folded || undefined}
      data-slim={slim || undefined}
      data-danger={danger}
      aria-labelledby={id}
    >
      <div className={classes.head}>
        <div className={classes.words}>
          <Title order={2} id={id}>
            <UnstyledButton
              className={classes.title}
              aria-expanded={!folded}
              aria-controls={`${id}-content`}
              onClick={() => setFolded(card, !folded)}
              data-unfolds={folded || undefined}
            >
              {of.title}
              <ChevronDown size={16} aria-hidden className={classes.chevron} />
            </UnstyledButton>
          </Title>
          <Text component="div" size="sm" c="dimmed" className={classes.line}>
            {folded || purpose === undefined ? <Summary summary={summary} /> : purpose}
          </Text>
        </div>
        {action !== undefined && action !== false && !folded && <div className={classes.action}>{action}</div>}
      </div>
      {/* Stays there while it is folded, so that links find their field. */}
      <div id={`${id}-content`} hidden={folded} className={classes.content}>
        {children}
      </div>
    </section>
  );
}

const usualSummary = ({ fields }: CardSection) => {
  const paths = fields.flatMap(({ path }) => (path ? [path] : []));
  return (site: SiteDocument): string => fieldSummary(site, paths);
};

/** Follows the record without drawing the card's fields again. */
const Summary = ({ summary }: Required<Pick<FoldCardProps, 'summary'>>) => useSite(summary);
