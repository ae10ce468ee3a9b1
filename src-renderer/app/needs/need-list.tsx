import { Text } from '@mantine/core';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Need, Severity } from '#shared/domain/needs/need.ts';
import { useSlug } from '../../state/draft.ts';
import { needPlace } from '../../state/needs.ts';
import { tabLabel } from '../../state/tabs.ts';
import classes from './needs.module.css';

const headings: Readonly<Record<Severity, string>> = {
  save: 'Needed to save',
  publish: 'Needed to publish',
  advice: 'Worth doing',
};

interface NeedListProps {
  needs: readonly Need[];
  onLeave?: () => void;
}

/** A site's needs, grouped by severity; each links to its field. */
export function NeedList({ needs, onLeave }: NeedListProps) {
  const slug = useSlug();
  const groups = (['save', 'publish', 'advice'] as const)
    .map((severity) => ({ severity, found: needs.filter((need) => need.severity === severity) }))
    .filter(({ found }) => found.length > 0);
  return groups.map(({ severity, found }) => (
    <section key={severity} aria-label={headings[severity]}>
      <Text component="h3" size="xs" fw={600} className={classes.heading} data-severity={severity}>
        {headings[severity]}
      </Text>
      <ul className={classes.list}>
        {found.map((need) => {
          const { route, link } = needPlace(need, slug);
          return (
            <li key={need.id}>
              <Link to={route} state={link} className={classes.need} onClick={onLeave}>
                <span>
                  {need.title}
                  {!need.title.includes(tabLabel(need.tab)) && (
                    <span className={classes.tab}> {tabLabel(need.tab)}</span>
                  )}
                </span>
                <ArrowRight size={14} aria-hidden />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
