import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { publishBlockers, saveBlockers } from '#shared/domain/site/readiness.ts';
import { flushEdits } from '../../state/draft-actions.ts';
import { draftStore } from '../../state/draft-store.ts';
import { notifyFailure } from '../../ui/notify.tsx';
import { useAppInfo } from '../app-info.ts';
import { tabOfRoute, tabRoute } from '../tabs.ts';
import { askSaveQuestion } from './questions.tsx';
import { tellFailure, tellResult } from './results.ts';
import { runSave, type SaveKind } from './run-save.ts';
import { restingSave, saveStore } from './save-store.ts';

export interface SaveFlow {
  running: SaveKind | null;
  step: string | null;
  /** Why the open site cannot be saved or published; empty where it can. */
  blockers: (kind: SaveKind) => string[];
  /** Saves or publishes the open site, or says why that is not possible. */
  start: (kind: SaveKind) => Promise<void>;
}

export function useSaveFlow(): SaveFlow {
  const { contactField } = useAppInfo();
  const navigate = useNavigate();
  const { running, step } = useStore(saveStore);

  const blockers = useCallback(
    (kind: SaveKind) => {
      const { site } = draftStore.getState();
      return kind === 'save' ? saveBlockers(site, contactField) : publishBlockers(site, contactField);
    },
    [contactField],
  );

  const start = useCallback(
    async (kind: SaveKind) => {
      const { slug, phase } = draftStore.getState();
      if (slug === null || phase !== 'open' || saveStore.getState().running) return;
      const reasons = blockers(kind);
      if (reasons.length > 0) {
        notifyFailure({
          title: kind === 'save' ? 'Not ready to save' : 'Not ready to publish',
          message: reasons.join(' '),
        });
        return;
      }
      saveStore.setState({ running: kind, step: 'Loading' });
      try {
        const result = await runSave(kind, slug, {
          flush: flushEdits,
          ask: (question) => {
            saveStore.setState({ step: 'Waiting for your answer' });
            return askSaveQuestion(question);
          },
          onStep: (name) => saveStore.setState({ step: name }),
        });
        tellResult(kind, result);
        const tab = tabOfRoute(window.location.pathname);
        if ('slug' in result && result.slug !== slug && tab) {
          void navigate(tabRoute(tab, result.slug), { replace: true });
        }
      } catch (error) {
        tellFailure(kind, error, () => void navigate(tabRoute('basicInfo', slug)));
      } finally {
        saveStore.setState(restingSave);
      }
    },
    [blockers, navigate],
  );

  return { running, step, blockers, start };
}
