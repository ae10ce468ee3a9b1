import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { keepPlace, type Place, placeOn } from '../../state/visited.ts';
import { focusControl } from '../../ui/focus-control.ts';
import { afterDialogsClose } from './field-focus.ts';

/**
 * The route of the screen that was scrolled last, and its scroll position in pixels. Both are stored on this computer,
 * so that the position is restored after a restart.
 */
const scrollStore = createStore<{ route: string; top: number }>()(
  persist(() => ({ route: '', top: 0 }), { name: 'scroll' }),
);

/**
 * Restores the scroll position and the focused field of a screen after the screen is drawn. A link to a place on the
 * screen takes precedence.
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

/** Scrolls at once, and focuses the field after all dialogs are closed. Returns a function that cancels the focus. */
function showAsLeft(screen: HTMLElement, { top, field }: Place): (() => void) | undefined {
  screen.scrollTop = top;
  if (field === undefined) return undefined;
  return afterDialogsClose(() => {
    // A user who moves through the tabs with the keyboard keeps the focus there.
    if (document.querySelector('nav :focus-visible')) return;
    const place = screen.querySelector<HTMLElement>(`[data-path="${CSS.escape(field)}"]`);
    // A field in a card that was folded since is not focused, because `focusControl` would unfold the card.
    if (!place?.closest('[data-folded]')) focusControl(place);
    screen.scrollTop = top;
  });
}
