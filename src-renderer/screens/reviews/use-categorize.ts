import { useState } from 'react';
import { checkedReviews, withServices } from '#shared/domain/review/rules.ts';
import { categorizeTexts } from '#shared/domain/review/texts.ts';
import { asBridgeError } from '../../bridge/client.ts';
import { useMutation } from '../../bridge/hooks.ts';
import { currentSite, edit, endStep, flushEdits, useStatus } from '../../state/draft.ts';
import { notifySuccess } from '../../ui/notify.tsx';

/** Asks the server which services the checked reviews speak of; what it finds is one step of undo. */
export function useCategorize() {
  const slug = useStatus((site) => site.slug);
  const { run, running, error, reset } = useMutation('reviews.categorize');
  const [refusal, setRefusal] = useState<string>();
  const categorize = async (): Promise<void> => {
    const indexes = checkedReviews(currentSite());
    const isNone = slug === null || indexes.length === 0;
    setRefusal(isNone ? categorizeTexts.noneSelected : undefined);
    reset();
    if (isNone) return;
    // Main reads its own copy of the draft.
    try {
      await flushEdits();
    } catch (cause) {
      return setRefusal(asBridgeError(cause).message);
    }
    const found = await run({ slug, indexes });
    if (!found) return;
    endStep();
    edit(withServices(currentSite(), indexes, found.reviews));
    notifySuccess({ title: `Found a service for ${found.reviews.length} of ${indexes.length}` });
  };
  const dismiss = (): void => {
    setRefusal(undefined);
    reset();
  };
  return { failure: refusal ?? error?.message, dismiss, running, categorize };
}
