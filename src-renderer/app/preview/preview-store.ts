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
  /** width of the pane in percent of the width that the screen and the pane share */
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

/** Media query for a window that is too narrow to show the screen and the preview side by side. */
export const NO_ROOM_BESIDE = '(max-width: 959px)';

/** Whether the preview replaces the screen in a window that is too narrow for both. */
export const previewInPlace = createStore<{ shown: boolean }>(() => ({ shown: false }));

export function togglePreview(): void {
  if (window.matchMedia(NO_ROOM_BESIDE).matches) previewInPlace.setState(({ shown }) => ({ shown: !shown }));
  else previewStore.setState(({ open }) => ({ open: !open }));
}

/** Shows the screen again if the preview has replaced it. Returns false if the screen was visible already. */
export function leavePreviewInPlace(): boolean {
  const { shown } = previewInPlace.getState();
  if (shown) previewInPlace.setState({ shown: false });
  return shown && window.matchMedia(NO_ROOM_BESIDE).matches;
}

/** Returns the view of the shown tab, and a function that changes this view. */
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
