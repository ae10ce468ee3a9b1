import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

/** The screen that was scrolled last, and how far, in pixels: kept on this computer, so that a start shows it again. */
const scrollStore = createStore<{ route: string; top: number }>()(
  persist(() => ({ route: '', top: 0 }), { name: 'scroll' }),
);

/** Scrolls a screen to where it was left, once it is drawn; a link to a place on the screen wins. */
export function ScrollMemory() {
  const { pathname, hash, state } = useLocation();
  const leadsToPlace = hash !== '' || state !== null;
  useEffect(() => {
    const screen = document.getElementById('screen');
    if (!screen) return;
    const { route, top } = scrollStore.getState();
    if (!leadsToPlace && route === pathname) screen.scrollTop = top;
    const keep = (): void => {
      scrollStore.setState({ route: pathname, top: screen.scrollTop });
    };
    screen.addEventListener('scroll', keep, { passive: true });
    return () => screen.removeEventListener('scroll', keep);
  }, [pathname, leadsToPlace]);
  return null;
}
