import { Button, Text } from '@mantine/core';
import { thumbnailAddress } from '#shared/domain/site/picture-address.ts';
import { flag, text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { labelOf } from '#shared/record-catalogue/labels.ts';
import { valueAt } from '#shared/record/apply-value.ts';
import type { PublishFinding } from '#shared/domain/publishing/finding.ts';
import type { Operation, Path } from '#shared/record/operation.ts';
import { edit, useSite } from '../../state/draft.ts';
import { WordDiff } from '../../ui/word-diff.tsx';
import classes from './publish.module.css';

/** The changes that a fix would make, each with a button that accepts only this change. */
export function FixReview({ fix }: { fix: NonNullable<PublishFinding['fix']> }) {
  const site = useSite((document) => document);
  return (
    <ul className={classes.review} tabIndex={0} aria-label={`Changes of “${fix.label}”`}>
      {fix.operations.map((operation) => (
        <li key={JSON.stringify(operation.path)}>
          <Picture site={site} path={operation.path} />
          <div className={classes.change}>
            <Text size="xs" c="dimmed">
              {labelOf(site, operation.path)}
            </Text>
            <Text size="sm" component="div">
              <WordDiff
                before={said(valueAt(site, operation.path), isSwitch(operation))}
                after={'value' in operation ? said(operation.value, isSwitch(operation)) : ''}
              />
            </Text>
          </div>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`Accept: ${labelOf(site, operation.path)}`}
            onClick={() => edit([operation])}
          >
            Accept
          </Button>
        </li>
      ))}
    </ul>
  );
}

const isSwitch = (operation: Operation): boolean => 'value' in operation && typeof operation.value === 'boolean';

const said = (value: unknown, asSwitch: boolean): string => (asSwitch ? (flag(value) ? 'On' : 'Off') : text(value));

/** The photo that an alt text describes; nothing for other fields. */
function Picture({ site, path }: { site: SiteDocument; path: Path }) {
  const photo = path.at(-1) === 'alt_tag' ? text(valueAt(site, [...path.slice(0, -1), 'photo'])) : '';
  if (photo === '') return null;
  return <img className={classes.thumb} src={thumbnailAddress(photo)} alt="" loading="lazy" decoding="async" />;
}
