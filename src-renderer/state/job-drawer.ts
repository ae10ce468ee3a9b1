import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * What the drawer shows: one publish of a site, from the list of its changes to its outcome, or all jobs. `asked`
 * numbers the requests to show a publish, so that each request begins a new review. `byItself` is set if long work has
 * opened the drawer without a request.
 */
type Shown = { view: 'publish'; site: string; asked: number } | { view: 'work'; byItself?: true };

interface Drawer {
  shown: Shown | null;
  /** answers the question whether to publish; null if the drawer does not ask */
  answer: ((agreed: boolean) => void) | null;
}

const drawer = createStore<Drawer>(() => ({ shown: null, answer: null }));

function show(next: Drawer): void {
  const { answer } = drawer.getState();
  drawer.setState(next);
  answer?.(false);
}

let asked = 0;

/** Shows what a publish of the site would change. Resolves to true if the user agrees to the publish. */
export const askToPublish = (site: string): Promise<boolean> =>
  new Promise((answer) => show({ shown: { view: 'publish', site, asked: ++asked }, answer }));

/** Agrees to the publish that is shown. The drawer stays open and shows the progress of the publish. */
export function agreeToPublish(): void {
  const { shown, answer } = drawer.getState();
  drawer.setState({ shown, answer: null });
  answer?.(true);
}

/** Shows the running publish of the site. */
export const followPublish = (site: string): void =>
  show({ shown: { view: 'publish', site, asked: ++asked }, answer: null });

export const showWork = (): void => show({ shown: { view: 'work' }, answer: null });
export const closeDrawer = (): void => show({ shown: null, answer: null });

/** Opens the drawer for work that takes long. Does nothing if the drawer is open already. */
export function showLongWork(): void {
  if (!drawer.getState().shown) show({ shown: { view: 'work', byItself: true }, answer: null });
}

/** Closes the drawer if long work has opened it. Called when the window's last running save ends without a failure. */
export function endLongWork(): void {
  const { shown } = drawer.getState();
  if (shown?.view === 'work' && shown.byItself) closeDrawer();
}

/** Whether the drawer shows the publish of the site, and therefore its outcome. */
export function showsPublish(site: string): boolean {
  const { shown } = drawer.getState();
  return shown?.view === 'publish' && shown.site === site;
}

/** Replaces the slug of the site whose publish the drawer shows, after the site was renamed. */
export function renameInDrawer(from: string, to: string): void {
  const { shown } = drawer.getState();
  if (shown?.view === 'publish' && shown.site === from) drawer.setState({ shown: { ...shown, site: to } });
}

export const useDrawer = <T>(selector: (drawer: Drawer) => T): T => useStore(drawer, selector);
