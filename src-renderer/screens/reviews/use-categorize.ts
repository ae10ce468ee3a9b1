import { useState } from 'react';
import { categorizeTexts } from '#shared/domain/review/texts.ts';
import { asBridgeError, invoke, isCancelled } from '../../bridge/client.ts';
import { currentSite, edit, endStep, flushEdits, useStatus } from '../../state/draft.ts';
import { notifySuccess } from '../../ui/notify.tsx';
import { checkedReviews, withServices } from './model.ts';

interface Categorize {
  failure: string | undefined;
  dismiss: () => void;
  running: boolean;
  /** Asks the server which services the checked reviews speak of; what it finds is one step of undo. */
  categorize: () => Promise<void>;
}

export function useCategorize(): Categorize {
  const slug = useStatus((site) => site.slug);
  const [failure, setFailure] = useState<string>();
  const [running, setRunning] = useState(false);

  const categorize = async (): Promise<void> => {
    setFailure(undefined);
    const indexes = checkedReviews(currentSite());
    if (slug === null || indexes.length === 0) return setFailure(categorizeTexts.noneSelected);
    setRunning(true);
    try {
      await flushEdits();
      const { reviews } = await invoke('reviews.categorize', { slug, indexes });
      endStep();
      edit(withServices(currentSite(), indexes, reviews));
      notifySuccess({ title: `Found a service for ${reviews.length} of ${indexes.length}` });
    } catch (error) {
      if (!isCancelled(error)) setFailure(asBridgeError(error).message);
    } finally {
      setRunning(false);
    }
  };
  return { failure, dismiss: () => setFailure(undefined), running, categorize };
}
