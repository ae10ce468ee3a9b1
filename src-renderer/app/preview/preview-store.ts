import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { tabOfRoute } from '../../state/tabs.ts';

export type PreviewDevice = 'desktop' | 'tablet' | 'mobile';

/** `fit` scales the page to the pane; a number is the scale. */
export type PreviewZoom = 'fit' | 0.5 | 0.75 | 1;

export interface PreviewView {
  device: PreviewDevice;
  zoom: PreviewZoom;
}

interface PreviewState {
  open: boolean;
  /** width of the pane in percent of the window */
  size: number;
  /** the view that was set last, for tabs without a view of their own */
  view: PreviewView;
  /** views by tab */
  views: Readonly<Record<string, PreviewView>>;
}

/** How the user has arranged the preview, kept on this computer. */
export const previewStore = createStore<PreviewState>()(
  persist((): PreviewState => ({ open: true, size: 42, view: { device: 'desktop', zoom: 'fit' }, views: {} }), {
    name: 'preview',
  }),
);

/** Below this width of the window there is no room for both screen and preview: the preview replaces the screen. */
export const NO_ROOM_BESIDE = '(max-width: 959px)';

/** Whether the preview replaces the screen, in a window that has no room for both. */
export const previewInPlace = createStore<{ shown: boolean }>(() => ({ shown: false }));

export function togglePreview(): void {
  if (window.matchMedia(NO_ROOM_BESIDE).matches) previewInPlace.setState(({ shown }) => ({ shown: !shown }));
  else previewStore.setState(({ open }) => ({ open: !open }));
}

/** Shows the screen again in place of the preview; false where it was shown already. */
export function leavePreviewInPlace(): boolean {
  const { shown } = previewInPlace.getState();
  if (shown) previewInPlace.setState({ shown: false });
  return shown && window.matchMedia(NO_ROOM_BESIDE).matches;
}

/** The view of the shown tab, and a function that changes it. */
export function usePreviewView(): [PreviewView, (change: Partial<PreviewView>) => void] {
  const tab = tabOfRoute(useLocation().pathname) ?? '';
  const view = useStore(previewStore, ({ view, views }) => views[tab] ?? view);
  return [
    view,
    (change) => {
      const next = { ...view, ...change };
      previewStore.setState(({ views }) => ({ view: next, views: { ...views, [tab]: next } }));
    },
  ];
}
