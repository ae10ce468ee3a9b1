import { createStore } from 'zustand/vanilla';
import { persist } from 'zustand/middleware';

export type PreviewDevice = 'desktop' | 'tablet' | 'mobile';

interface PreviewState {
  open: boolean;
  device: PreviewDevice;
  /** width of the pane in percent of the window */
  size: number;
}

/** How the user has arranged the preview, kept on this computer. */
export const previewStore = createStore<PreviewState>()(
  persist((): PreviewState => ({ open: true, device: 'desktop', size: 42 }), { name: 'preview' }),
);

export const togglePreview = (): void => {
  previewStore.setState(({ open }) => ({ open: !open }));
};
