import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What the drawer shows: the publish of a site, from what it changes to what came of it; or all work. */
type Shown = { view: 'publish'; site: string; asked: number } | { view: 'work'; byItself?: true };

interface Drawer {
  shown: Shown | null;
  /** answers whether to publish, while that is asked */
  answer: ((agreed: boolean) => void) | null;
}

const drawer = createStore<Drawer>(() => ({ shown: null, answer: null }));

function show(next: Drawer): void {
  const { answer } = drawer.getState();
  drawer.setState(next);
  answer?.(false);
}

let asked = 0;

/** Shows what a publish of the site would change. True where the user goes on. */
export const askToPublish = (site: string): Promise<boolean> =>
  new Promise((answer) => show({ shown: { view: 'publish', site, asked: ++asked }, answer }));

/** Goes on with the publish that is shown; the drawer follows it. */
export function agreeToPublish(): void {
  const { shown, answer } = drawer.getState();
  drawer.setState({ shown, answer: null });
  answer?.(true);
}

/** Shows the publish that runs. */
export const followPublish = (site: string): void =>
  show({ shown: { view: 'publish', site, asked: ++asked }, answer: null });

export const showWork = (): void => show({ shown: { view: 'work' }, answer: null });
export const closeDrawer = (): void => show({ shown: null, answer: null });

/** Opens the drawer for work that takes long; one that is open stays as it is. */
export function showLongWork(): void {
  if (!drawer.getState().shown) show({ shown: { view: 'work', byItself: true }, answer: null });
}

/** The long work has ended, and nothing is left to be told of it: the drawer that it opened closes. */
export function endLongWork(): void {
  const { shown } = drawer.getState();
  if (shown?.view === 'work' && shown.byItself) closeDrawer();
}

/** Whether the drawer shows what becomes of a publish of the site. */
export function showsPublish(site: string): boolean {
  const { shown } = drawer.getState();
  return shown?.view === 'publish' && shown.site === site;
}

/** The drawer follows a site to its new slug. */
export function renameInDrawer(from: string, to: string): void {
  const { shown } = drawer.getState();
  if (shown?.view === 'publish' && shown.site === from) drawer.setState({ shown: { ...shown, site: to } });
}

export const useDrawer = <T>(selector: (drawer: Drawer) => T): T => useStore(drawer, selector);
