import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { draftStore } from '../../state/draft-store.ts';
import { redo, undo } from '../../state/draft-actions.ts';
import { currentSite } from '../../state/draft.ts';
import type { FieldLink } from '../../state/field-link.ts';
import { tabLabel, tabOfRoute, tabRoute } from '../../state/tabs.ts';
import { whileOpen } from '../../state/while-open.ts';
import { attempt, clearNotice, notifySuccess } from '../../ui/notify.tsx';
import { openDialog } from '../../ui/open-dialog.ts';
import { changeElsewhere } from './change-elsewhere.ts';

type Navigate = (route: string, link: FieldLink) => void;

const subject = 'undo elsewhere';

const step =
  (run: () => Promise<void>, done: string, trouble: string) =>
  (navigate?: Navigate): void => {
    const act = async (): Promise<void> => {
      const before = currentSite();
      await run();
      if (navigate && !openDialog()) tellElsewhere(before, done, navigate);
    };
    void attempt(trouble, whileOpen(act), draftStore.getState().slug ?? undefined);
  };

/** Shows a notice if the change is on a tab that is not shown, because the user would not see the change. */
function tellElsewhere(before: SiteDocument, done: string, navigate: Navigate): void {
  const { site, slug } = draftStore.getState();
  const change = slug === null ? undefined : changeElsewhere(before, site, tabOfRoute(window.location.pathname));
  if (slug === null || !change) return clearNotice({ subject });
  const { tab, field, what } = change;
  const show = whileOpen(() => navigate(tabRoute(tab, slug), { field }));
  notifySuccess({
    title: `${done} on ${tabLabel(tab)}`,
    message: what,
    action: { label: `Go to ${tabLabel(tab)}`, onClick: () => void show() },
    subject,
  });
}

/**
 * Undo and redo edits of the open site. A notice reports a failure. If `navigate` is given and no dialog is open, a
 * notice also reports a change on a tab that is not shown.
 */
export const undoEdit = step(undo, 'Undone', 'The last edit could not be undone');
export const redoEdit = step(redo, 'Redone', 'The edit could not be redone');
