import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { keepPlace, type Place, placeOn } from '../../state/visited.ts';
import { focusControl } from '../../ui/focus-control.ts';
import { onceDrawnWithoutDialog } from './field-focus.ts';

/** The screen that was scrolled last, and how far, in pixels: kept on this computer, so that a start shows it again. */
const scrollStore = createStore<{ route: string; top: number }>()(
  persist(() => ({ route: '', top: 0 }), { name: 'scroll' }),
);

/**
 * Shows a screen as it was left, once it is drawn: scrolled as far, with the focus in the same field. A link to a place
 * on the screen wins.
 */
export function ScrollMemory() {
  const { pathname, hash, state } = useLocation();
  const leadsToPlace = hash !== '' || state !== null;
  useEffect(() => {
    const screen = document.getElementById('screen');
    if (!screen) return;
    const { route, top } = scrollStore.getState();
    const place = placeOn(pathname) ?? (route === pathname ? { top, field: undefined } : undefined);
    const stopWaiting = leadsToPlace || !place ? undefined : showAsLeft(screen, place);
    keepPlace(pathname, {});
    const keepScroll = (): void => {
      scrollStore.setState({ route: pathname, top: screen.scrollTop });
      keepPlace(pathname, { top: screen.scrollTop });
    };
    const keepFocus = ({ target }: FocusEvent): void => {
      const field = (target as Element).closest<HTMLElement>('[data-path]')?.dataset['path'];
      if (field !== undefined) keepPlace(pathname, { field });
    };
    screen.addEventListener('scroll', keepScroll, { passive: true });
    screen.addEventListener('focusin', keepFocus);
    return () => {
      stopWaiting?.();
      screen.removeEventListener('scroll', keepScroll);
      screen.removeEventListener('focusin', keepFocus);
    };
  }, [pathname, leadsToPlace]);
  return null;
}

/** Scrolls at once, and focuses once the dialog that led here is gone. Gives the function that ends the wait. */
function showAsLeft(screen: HTMLElement, { top, field }: Place): (() => void) | undefined {
  screen.scrollTop = top;
  if (field === undefined) return undefined;
  return onceDrawnWithoutDialog(() => {
    // Whoever goes through the tabs by the keyboard stays there.
    if (document.querySelector('nav :focus-visible')) return;
    const place = screen.querySelector<HTMLElement>(`[data-path="${CSS.escape(field)}"]`);
    // A card that was folded since stays so.
    if (!place?.closest('[data-folded]')) focusControl(place);
    screen.scrollTop = top;
  });
}
