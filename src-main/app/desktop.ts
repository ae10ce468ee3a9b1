import type { WorkDone } from '#shared/ipc/app.ipc.ts';
import type { Desktop } from '../features/app/index.ts';
import type { Page } from '../sync/draft/open-sites.ts';

/** The used part of Electron's window, so that tests can make one. */
export interface DesktopWindow {
  isFocused(): boolean;
  setProgressBar(done: number): void;
}

export interface DesktopParts<W extends DesktopWindow> {
  /** undefined once it is closed */
  windowOf(page: Page): W | undefined;
  /** Has the system say something; `clicked` is called when the user answers it. */
  notify(title: string, text: string, clicked: () => void): void;
  /** Shows a number at the app's icon, 0 for none. */
  badge(count: number): void;
  /** Called back whenever a window comes to the front. */
  onSeen(run: () => void): void;
  /** Brings the window to the front, or another one where it is closed, and goes to the route. */
  show(window: W | undefined, route: string | undefined): void;
}

/** In Electron's words: no bar, and one that moves without saying how far. */
const bars = { none: -1, unknown: 2 } as const;

const barOf = (done: WorkDone): number => (typeof done === 'number' ? done : bars[done]);

export function createDesktop<W extends DesktopWindow>(parts: DesktopParts<W>): Desktop {
  const { windowOf, notify, badge, onSeen, show } = parts;
  const told = new Set<string>();
  let unseen = 0;
  const count = (ends: number): void => {
    if (ends === unseen) return;
    unseen = ends;
    badge(unseen);
  };
  onSeen(() => count(0));
  return {
    progress: (page, done) => windowOf(page)?.setProgressBar(barOf(done)),
    tell(page, { id, title, text, route }) {
      if (told.has(id)) return;
      told.add(id);
      if (windowOf(page)?.isFocused()) return;
      count(unseen + 1);
      notify(title, text, () => show(windowOf(page), route));
    },
  };
}
