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
import { clearResults, savingOf, tellFailure, tellResult, tellUnanswered } from './results.ts';
import { runSave, type SaveKind } from './run-save.ts';
import { beginSave, saveStore } from './save-store.ts';

export interface SaveFlow {
  /** of the open site */
  running: SaveKind | undefined;
  /** Saves or publishes the open site, or says why that is not possible. */
  start: (kind: SaveKind) => Promise<void>;
}

interface Surroundings {
  contactField: string;
  navigate: (route: string) => void;
}

function blockersOf(kind: SaveKind, contactField: string): string[] {
  const { site } = draftStore.getState();
  return kind === 'save' ? saveBlockers(site, contactField) : publishBlockers(site, contactField);
}

async function saveOpenSite(kind: SaveKind, surroundings: Surroundings): Promise<void> {
  const { contactField, navigate } = surroundings;
  const { slug, phase } = draftStore.getState();
  if (slug === null || phase !== 'open' || saveStore.getState()[slug]) return;
  settleTyping();
  const reasons = [...blockersOf(kind, contactField), ...refusedTexts()];
  if (reasons.length > 0) {
    const title = kind === 'save' ? 'Not ready to save' : 'Not ready to publish';
    notifyFailure({ ...savingOf(slug), title, message: reasons.join(' ') });
    return;
  }
  const isAgreed = kind === 'save' || (await askBeforePublishing((tab) => navigate(tabRoute(tab, slug))));
  if (!isAgreed || saveStore.getState()[slug]) return;
  clearResults(slug);
  const run = beginSave(slug, kind);
  const isElsewhere = (): boolean => draftStore.getState().slug !== run.slug;
  const toBasicInfo = (): void => navigate(tabRoute('basicInfo', run.slug));
  try {
    const result = await runSave(kind, slug, {
      flush: () => flushEdits(run.slug),
      ask: async (question) => {
        if (isElsewhere()) {
          tellUnanswered(run.slug, toBasicInfo);
          return null;
        }
        run.tell('Waiting for your answer');
        return askSaveQuestion(question);
      },
      onStep: run.tell,
      signal: run.signal,
    });
    tellResult(kind, result, run.slug);
  } catch (error) {
    // By then another site may be open, which nobody asked to save.
    const retry = (): void => (isElsewhere() ? toBasicInfo() : void saveOpenSite(kind, surroundings));
    tellFailure(kind, error, { site: run.slug, isElsewhere: isElsewhere(), toBasicInfo, retry });
  } finally {
    run.end();
  }
}

export function useSaveFlow(): SaveFlow {
  const { contactField } = useAppInfo();
  const navigate = useNavigate();
  const open = useStatus((site) => site.slug);
  const running = useStore(saveStore, (runs) => (open === null ? undefined : runs[open]?.kind));
  const start = useCallback(
    (kind: SaveKind) => saveOpenSite(kind, { contactField, navigate: (route) => void navigate(route) }),
    [contactField, navigate],
  );
  return { running, start };
}
