import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { tabOfRoute } from '../../state/tabs.ts';

export type PreviewDevice = 'desktop' | 'tablet' | 'mobile';

/** `fit` makes the page as large as the pane lets it be; a number is its scale. */
export type PreviewZoom = 'fit' | 0.5 | 0.75 | 1;

export interface PreviewView {
  device: PreviewDevice;
  zoom: PreviewZoom;
}

interface PreviewState {
  open: boolean;
  /** width of the pane in percent of the window */
  size: number;
  /** as it was set last; tabs without a view of their own show it */
  view: PreviewView;
  /** by tab */
  views: Readonly<Record<string, PreviewView>>;
}

/** How the user has arranged the preview, kept on this computer. */
export const previewStore = createStore<PreviewState>()(
  persist((): PreviewState => ({ open: true, size: 42, view: { device: 'desktop', zoom: 'fit' }, views: {} }), {
    name: 'preview',
  }),
);

export const togglePreview = (): void => {
  previewStore.setState(({ open }) => ({ open: !open }));
};

/** The view of the tab that is shown, and a way to change it. */
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
