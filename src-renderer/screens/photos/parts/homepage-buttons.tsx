import { Group, Text } from '@mantine/core';
import {
  addToHomepage,
  isOnHomepage,
  mayBeOnHomepage,
  onlyOnHomepage,
  photoAt,
  setMembers,
} from '#shared/domain/photo/library.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Operation } from '#shared/record/operation.ts';
import { currentSite, edit, useSite } from '../../../state/draft.ts';
import { ReasonButton } from '../../../ui/reason-button.tsx';

interface Action {
  label: string;
  name: string;
  edits: (site: SiteDocument, indexes: readonly number[]) => Operation[];
  /** reason that is shown if the action would change nothing */
  idle: string;
}

const actions: readonly Action[] = [
  {
    label: 'Only these',
    name: 'Only these on homepage',
    edits: onlyOnHomepage,
    idle: 'The home page shows these alone already.',
  },
  { label: 'Add', name: 'Add to homepage', edits: addToHomepage, idle: 'The home page shows them already.' },
  {
    label: 'Remove',
    name: 'Remove from homepage',
    edits: (site, indexes) =>
      setMembers(
        site,
        indexes.filter((index) => isOnHomepage(photoAt(site, index))),
        { homepage_order: -1 },
      ),
    idle: 'The home page shows none of them.',
  },
];

/**
 * Buttons that put the chosen photos on the home page, alone or in addition to other photos, or that remove them from
 * the home page. The buttons do the same in every view.
 * @param indexes of the chosen photos in the record's list, in the order in which they were chosen
 */
export function HomepageButtons({ indexes }: { indexes: readonly number[] }) {
  const reasons = useSite((site) => actions.map((action) => reasonAgainst(action, site, indexes)));
  return (
    <Group gap={4} wrap="nowrap" role="group" aria-label="Homepage">
      <Text size="xs" c="dimmed" aria-hidden>
        Homepage
      </Text>
      {actions.map(({ label, name, edits }, at) => (
        <ReasonButton
          key={label}
          size="compact-sm"
          variant="default"
          aria-label={name}
          reason={reasons[at] ?? undefined}
          onClick={() => edit(edits(currentSite(), indexes))}
        >
          {label}
        </ReasonButton>
      ))}
    </Group>
  );
}

function reasonAgainst({ edits, idle }: Action, site: SiteDocument, indexes: readonly number[]): string | null {
  if (indexes.some((index) => mayBeOnHomepage(photoAt(site, index))))
    return edits(site, indexes).length > 0 ? null : idle;
  return 'The home page shows photos that are neither films nor archived.';
}
