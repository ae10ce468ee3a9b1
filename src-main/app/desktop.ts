import type { WorkDone } from '#shared/ipc/app.ipc.ts';
import type { Desktop } from '../features/app/index.ts';
import type { Page } from '../sync/draft/open-sites.ts';

/** The part of Electron's BrowserWindow that this module uses, so that tests can replace it. */
export interface DesktopWindow {
  isFocused(): boolean;
  setProgressBar(done: number): void;
}

export interface DesktopParts<W extends DesktopWindow> {
  /** Returns the window that shows a page; undefined if the window is closed. */
  windowOf(page: Page): W | undefined;
  /** Shows a notification of the system. `clicked` is called when the user clicks the notification. */
  notify(title: string, text: string, clicked: () => void): void;
  /** Shows a number at the app's icon. 0 removes the number. */
  badge(count: number): void;
  /** Calls `run` whenever a window comes into sight or to the front. */
  onSeen(run: () => void): void;
  /**
   * Brings the window to the front and goes to the route, if there is one. If the window is undefined, does this with
   * another window, or opens one.
   */
  show(window: W | undefined, route: string | undefined): void;
}

/** Values for Electron's `setProgressBar`: no bar, and a bar that moves without showing how much is done. */
const bars = { none: -1, unknown: 2 } as const;

const barOf = (done: WorkDone): number => (typeof done === 'number' ? done : bars[done]);

export function createDesktop<W extends DesktopWindow>(parts: DesktopParts<W>): Desktop {
  const { windowOf, notify, badge, onSeen, show } = parts;
  const told = new Set<string>();
  let unseen = 0;
  const setUnseen = (ends: number): void => {
    if (ends === unseen) return;
    unseen = ends;
    badge(unseen);
  };
  onSeen(() => setUnseen(0));
  return {
    progress: (page, done) => windowOf(page)?.setProgressBar(barOf(done)),
    tell(page, { id, title, text, route }) {
      if (told.has(id)) return;
      told.add(id);
      if (windowOf(page)?.isFocused()) return;
      setUnseen(unseen + 1);
      notify(title, text, () => show(windowOf(page), route));
    },
  };
}
