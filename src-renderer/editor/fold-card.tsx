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
  /** one line that says what the fields are for; without it, the open card shows the summary too */
  purpose?: ReactNode;
  /** returns what the fields hold, instead of the usual summary; called again for each state of the site */
  summary?: (site: SiteDocument) => string;
  /** shown at the right of the heading while the card is open */
  action?: ReactNode;
  /** the actions in the card delete something, so the card is shown in the danger color */
  danger?: boolean | undefined;
  /** for fields that are rarely changed: the card is folded by default, and one line high while it is folded */
  slim?: boolean;
}

/**
 * A card that folds to its title and a summary of its fields. Whether the card is folded is stored per site. A link to
 * one of the fields unfolds the card.
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
      {/* The fields stay in the page while the card is folded, so that links find them. */}
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

/** Draws the summary. It is a component, so that a change of the record does not draw the card's fields again. */
const Summary = ({ summary }: Required<Pick<FoldCardProps, 'summary'>>) => useSite(summary);
