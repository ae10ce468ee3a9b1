import { Columns2, Ungroup } from 'lucide-react';
import { isAfter, pairPhotos, unpairPhotos, whyNoPair } from '#shared/domain/photo/pair.ts';
import { currentSite, edit, useSite } from '../../../state/draft.ts';
import { ActionButton } from '../../../ui/action-button.tsx';

/**
 * Button that makes two photos a before-and-after pair, which visitors can compare, or that separates a pair.
 * @param indexes of the chosen photos in the record's list, in the order in which they were chosen
 */
export function PairButton({ indexes }: { indexes: readonly number[] }) {
  const isPaired = useSite((site) => indexes.some((index) => isAfter(site, index)));
  const reason = useSite((site) => whyNoPair(site, indexes));
  const [before, after] = indexes;
  if (isPaired) {
    return (
      <ActionButton icon={Ungroup} onClick={() => void edit(unpairPhotos(currentSite(), indexes))}>
        Unpair
      </ActionButton>
    );
  }
  if (before === undefined || after === undefined) return null;
  return (
    <ActionButton icon={Columns2} reason={reason} onClick={() => void edit(pairPhotos(currentSite(), before, after))}>
      Before and after
    </ActionButton>
  );
}
