import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { publishBlockers, saveBlockers } from '#shared/domain/site/readiness.ts';
import { flushEdits } from '../../state/draft-actions.ts';
import { draftStore } from '../../state/draft-store.ts';
import { useStatus } from '../../state/draft.ts';
import { refusedTexts, settleTyping } from '../../state/refusals.ts';
import { notifyFailure } from '../../ui/notify.tsx';
import { useAppInfo } from '../../state/app-info.ts';
import { askBeforePublishing } from '../publish/publish-review.tsx';
import { tabRoute } from '../../state/tabs.ts';
import { askSaveQuestion } from './questions.tsx';
import { tellFailure, tellResult, tellUnanswered } from './results.ts';
import { runSave, type SaveKind } from './run-save.ts';
import { beginSave, saveStore } from './save-store.ts';

export interface SaveFlow {
  /** of the open site */
  running: SaveKind | undefined;
  /** Why the open site cannot be saved or published; empty where it can. */
  blockers: (kind: SaveKind) => string[];
  /** Saves or publishes the open site, or says why that is not possible. */
  start: (kind: SaveKind) => Promise<void>;
}

export function useSaveFlow(): SaveFlow {
  const { contactField } = useAppInfo();
  const navigate = useNavigate();
  const open = useStatus((site) => site.slug);
  const running = useStore(saveStore, (runs) => (open === null ? undefined : runs[open]?.kind));

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
      if (slug === null || phase !== 'open' || saveStore.getState()[slug]) return;
      settleTyping();
      const reasons = [...blockers(kind), ...refusedTexts()];
      if (reasons.length > 0) {
        notifyFailure({
          title: kind === 'save' ? 'Not ready to save' : 'Not ready to publish',
          message: reasons.join(' '),
        });
        return;
      }
      const isAgreed = kind === 'save' || (await askBeforePublishing((tab) => void navigate(tabRoute(tab, slug))));
      if (!isAgreed || saveStore.getState()[slug]) return;
      const run = beginSave(slug, kind);
      /** the slug where another site, or none, is open meanwhile */
      const elsewhere = (): string | undefined => (draftStore.getState().slug === run.slug ? undefined : run.slug);
      const toBasicInfo = (): void => void navigate(tabRoute('basicInfo', run.slug));
      try {
        const result = await runSave(kind, slug, {
          flush: () => flushEdits(run.slug),
          ask: async (question) => {
            if (elsewhere() !== undefined) {
              tellUnanswered(run.slug, toBasicInfo);
              return null;
            }
            run.tell('Waiting for your answer');
            return askSaveQuestion(question);
          },
          onStep: run.tell,
          signal: run.signal,
        });
        tellResult(kind, result, elsewhere());
      } catch (error) {
        tellFailure(kind, error, { toBasicInfo, elsewhere: elsewhere() });
      } finally {
        run.end();
      }
    },
    [blockers, navigate],
  );

  return { running, blockers, start };
}
