import { Text } from '@mantine/core';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { publishObstacles, saveObstacles } from '#shared/domain/site/readiness.ts';
import { currentSite, useSlug } from '../../state/draft.ts';
import { useAppInfo } from '../../state/app-info.ts';
import type { SaveKind } from '../save-flow/run-save.ts';
import { tabRoute } from '../../state/tabs.ts';
import type { FieldLink } from '../../state/field-link.ts';
import classes from './shell.module.css';

interface ObstacleLinksProps {
  kind: SaveKind;
  onLeave: () => void;
}

/** What stands against a save or publish, each leading to its field; drawn anew by the button when that changes. */
export function ObstacleLinks({ kind, onLeave }: ObstacleLinksProps) {
  const { contactField } = useAppInfo();
  const slug = useSlug();
  const obstacles = (kind === 'save' ? saveObstacles : publishObstacles)(currentSite(), contactField, slug);
  return (
    <>
      <Text size="sm" fw={600} mb={4}>
        Not ready to {kind}
      </Text>
      <ul className={classes.obstacles}>
        {obstacles.map(({ reason, tab, section, field }) => (
          <li key={reason}>
            <Link
              to={{ pathname: tabRoute(tab, slug), ...(section && { hash: section }) }}
              state={{ field } satisfies FieldLink}
              className={classes.obstacle}
              onClick={onLeave}
            >
              {reason}
              <ArrowRight size={14} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
