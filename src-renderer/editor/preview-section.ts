import { type FocusEvent, useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import type { SectionKey } from '#shared/layout/sections.ts';
import { focusControl } from '../ui/focus-control.ts';

export const sectionStore = createStore<{
  section: string | null;
  /** path of the shown page from the site's root; `''` for the home page */
  page: string;
}>(() => ({ section: null, page: '' }));

/** While the screen is there, the preview shows this page of the site; `''` where the site does not have it. */
export function usePreviewPage(page: string): void {
  useEffect(() => {
    sectionStore.setState({ page, section: null });
    return () => sectionStore.setState({ page: '' });
  }, [page]);
}

/**
 * Props for the element that holds the fields of a section: while one of them has the focus, the preview shows that
 * section.
 */
export function usePreviewSection(section: SectionKey): { 'data-preview-section': SectionKey } {
  return { 'data-preview-section': section };
}

/** As `usePreviewSection`, for a screen about one section: the preview shows it as soon as the screen opens. */
export function useScreenSection(section: SectionKey): { 'data-preview-section': SectionKey } {
  useEffect(() => sectionStore.setState({ section }), [section]);
  return usePreviewSection(section);
}

/** Puts the keyboard in the section's first field on this screen; false where it has none. */
export function focusFirstField(section: string): boolean {
  const holder = document.querySelector<HTMLElement>(`#screen [data-preview-section="${CSS.escape(section)}"]`);
  if (holder) focusControl(holder);
  return holder !== null;
}

/** Tells the preview which section the focused field belongs to. For the element that holds all fields. */
export function followFocusedSection(event: FocusEvent): void {
  const holder = (event.target as Element).closest<HTMLElement>('[data-preview-section]');
  const section = holder?.dataset.previewSection;
  if (section !== undefined) sectionStore.setState({ section });
}
