import { Alert } from '@mantine/core';
import { Lock } from 'lucide-react';
import { labelOf, tabOfField, type TabId, topLevelFields } from '#shared/record-catalogue/catalogue.ts';
import { lockedLists, lockReason } from '#shared/record-catalogue/locked-lists.ts';
import { useSite } from '../../state/draft.ts';

/** Says which lists of a screen cannot be shown, because the server's value is no list. A save keeps such a value. */
export function LockedLists({ tab }: { tab: TabId }) {
  const locked = useSite((site) =>
    topLevelFields
      .filter((field) => tabOfField(field) === tab)
      .flatMap((field) => lockedLists(site, field))
      .map((path) => `${labelOf(site, path)}: nothing can be added or changed. ${lockReason(path)}`),
  );
  return locked.map((words) => (
    <Alert key={words} color="yellow" variant="light" mb="md" icon={<Lock size={16} aria-hidden />}>
      {words} Saving the site leaves it as it is.
    </Alert>
  ));
}
