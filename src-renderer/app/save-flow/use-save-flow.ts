import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import type { Need } from '#shared/domain/needs/need.ts';
import { obstaclesTo } from '#shared/domain/needs/rules.ts';
import { asBridgeError, isCancelled } from '../../bridge/client.ts';
import { flushEdits } from '../../state/draft-actions.ts';
import { draftStore } from '../../state/draft-store.ts';
import { useStatus } from '../../state/draft.ts';
import { untilTest } from '../../state/causes.ts';
import type { FieldLink } from '../../state/field-link.ts';
import { askToPublish, closeDrawer, followPublish, showsPublish } from '../../state/job-drawer.ts';
import { forgetEnded, type JobOutcome } from '../../state/jobs.ts';
import { needPlace } from '../../state/needs.ts';
import { refusedTexts, settleTyping } from '../../state/refusals.ts';
import { notifyFailure } from '../../ui/notify.tsx';
import { useAppInfo } from '../../state/app-info.ts';
import { tabLabel, tabRoute } from '../../state/tabs.ts';
import { askSaveQuestion } from './questions.tsx';
import { clearResults, failedKind, savingOf, tellFailure, tellResult, tellUnanswered } from './results.ts';
import { runSave } from './run-save.ts';
import { beginSave, type SaveKind, saveStore } from '../../state/save-store.ts';

export interface SaveFlow {
  /** kind of the running save of the open site; undefined if none is running */
  running: SaveKind | undefined;
  /**
   * Saves or publishes the open site, or tells the user what has to be corrected first. Does nothing if no site is open
   * or a save is running. Returns true if the site is saved or published, or if the save waits in the queue for the
   * server.
   */
  start: (kind: SaveKind) => Promise<boolean>;
}

interface Surroundings {
  contactField: string;
  navigate: (route: string, options?: { state: FieldLink }) => void;
}

async function saveOpenSite(kind: SaveKind, surroundings: Surroundings): Promise<boolean> {
  const { contactField, navigate } = surroundings;
  const { slug, phase } = draftStore.getState();
  if (slug === null || phase !== 'open') return false;
  const { [slug]: running } = saveStore.getState();
  if (running?.kind === 'publish' && kind === 'publish') followPublish(slug);
  if (running) return false;
  if (kind === 'publish') {
    // Asks the user before it checks for obstacles. The publish drawer lists the obstacles, so the user can remove them
    // before agreeing.
    forgetEnded('publish', slug);
    if (!(await askToPublish(slug)) || saveStore.getState()[slug]) return false;
  }
  settleTyping();
  const inTheWay = (): Need[] => obstaclesTo(kind, { site: draftStore.getState().site, contactField, ownSlug: slug });
  const reasonText = (needs: readonly Need[]): string =>
    [...needs.map((need) => need.title), ...refusedTexts()].join(' ');
  const obstacles = inTheWay();
  const reasons = reasonText(obstacles);
  if (reasons !== '') {
    closeDrawer();
    const title = kind === 'save' ? 'Not ready to save' : 'Not ready to publish';
    const [first] = obstacles;
    const lead = (need: Need): void => {
      const { route, link } = needPlace(need, slug);
      navigate(route, { state: link });
    };
    const action = first && { label: `Go to ${tabLabel(first.tab)}`, onClick: () => lead(first) };
    notifyFailure({
      ...savingOf(slug),
      title,
      message: reasons,
      ...(action && { action }),
      until: untilTest(() => reasonText(inTheWay()) !== reasons),
    });
    return false;
  }
  clearResults(slug);
  const run = beginSave(slug, kind);
  const isElsewhere = (): boolean => draftStore.getState().slug !== run.slug;
  const toBasicInfo = (field?: string): void =>
    navigate(tabRoute('basicInfo', run.slug), field === undefined ? undefined : { state: { field } });
  // If another site is open when the user presses Retry, nothing is saved, because the user did not ask to save that
  // site. Instead the site of this save is opened.
  const retry = (): void => (isElsewhere() ? toBasicInfo() : void saveOpenSite(kind, surroundings));
  let outcome: JobOutcome | undefined;
  try {
    const result = await runSave(kind, slug, {
      flush: () => flushEdits(run.slug),
      ask: async (question) => {
        if (isElsewhere()) {
          tellUnanswered(run.slug, toBasicInfo);
          return null;
        }
        run.waitForAnswer();
        return askSaveQuestion(question);
      },
      onStep: run.tell,
      signal: run.signal,
    });
    outcome = tellResult(kind, result, run.slug, retry);
    return result.outcome !== 'cancelled';
  } catch (error) {
    if (isCancelled(error)) return false;
    const { isPublishing } = run;
    run.fail(failedKind(kind, asBridgeError(error), isPublishing));
    outcome = tellFailure(kind, error, {
      site: run.slug,
      isElsewhere: isElsewhere(),
      isPublishing,
      toBasicInfo,
      retry,
    });
    return false;
  } finally {
    run.end(outcome);
    if (kind === 'publish' && !outcome && showsPublish(run.slug)) closeDrawer();
  }
}

export function useSaveFlow(): SaveFlow {
  const { contactField } = useAppInfo();
  const navigate = useNavigate();
  const open = useStatus((site) => site.slug);
  const running = useStore(saveStore, (runs) => (open === null ? undefined : runs[open]?.kind));
  const start = useCallback(
    (kind: SaveKind) =>
      saveOpenSite(kind, { contactField, navigate: (route, options) => void navigate(route, options) }),
    [contactField, navigate],
  );
  return { running, start };
}
