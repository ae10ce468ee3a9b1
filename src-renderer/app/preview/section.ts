import type { SectionKey } from '#shared/layout/catalogue.ts';
import { createStore } from 'zustand/vanilla';

export const sectionStore = createStore<{ section: string | null }>(() => ({ section: null }));

/** Scrolls the preview to the section; for what is not a focused field. */
export function showPreviewSection(section: SectionKey): void {
  sectionStore.setState({ section });
}

/**
 * Props for the element that holds the fields of a section: while one of them has the focus, the preview shows that
 * section.
 */
export function usePreviewSection(section: SectionKey): { 'data-preview-section': SectionKey } {
  return { 'data-preview-section': section };
}
