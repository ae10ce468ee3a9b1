import { addDefaults, isTaken, takenNames } from '#shared/domain/service/add.ts';
import { useQuery } from '../../../bridge/hooks.ts';
import { OfferedItems } from '../../../editor/offered-items.tsx';
import { editSite, flushEdits, useSite, useSlug } from '../../../state/draft.ts';

const words = {
  list: 'Default services',
  item: 'service',
  taken: 'Already among the services',
  reading: 'Reading the default services',
  unread: 'The server could not give the default services.',
  old: 'These are the last ones known: the server could not give newer ones.',
  none: 'No services are known for the site’s industry.',
  failed: 'Error adding default service',
};

/** A dialog to choose from the services that companies of the site's industry usually offer. */
export function DefaultServices({ onClose }: { onClose: () => void }) {
  const slug = useSlug();
  const { data, error, refetch } = useQuery('services.defaults', { slug });
  const taken = useSite(takenNames);
  return (
    <OfferedItems
      title="Default Services To Choose From"
      offered={data?.services}
      isOld={error !== undefined || data?.stale === true}
      onRetry={() => void refetch()}
      isTaken={(name) => isTaken(taken, name)}
      detail={({ primaryKeyword }) => primaryKeyword}
      add={async (chosen) => {
        editSite((site) => addDefaults(site, chosen, Math.random));
        await flushEdits();
      }}
      onClose={onClose}
      words={words}
    />
  );
}
