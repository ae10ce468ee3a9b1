import { type FocusEvent, useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import type { SectionKey } from '#shared/layout/sections.ts';
import { focusControl } from '../ui/focus-control.ts';

interface PreviewPlace {
  section: string | null;
  /** index of the section's slide that is edited */
  slide: number | null;
  /** path of the page that the screen is about, from the site's root; `''` for the home page */
  page: string;
  /** address of the screen */
  screen: string;
  /** paths of the pages that were chosen in the preview, by the screen's address */
  chosen: Readonly<Record<string, string>>;
}

export const sectionStore = createStore<PreviewPlace>(() => ({
  section: null,
  slide: null,
  page: '',
  screen: '',
  chosen: {},
}));

/** Path of the page that the preview shows. */
export const previewedPage = ({ page, screen, chosen }: PreviewPlace): string => chosen[screen] ?? page;

/** The preview shows this page while this screen is there, until a field of a section gets the focus. */
export function choosePage(path: string): void {
  sectionStore.setState(({ screen, chosen }) => ({ section: null, chosen: { ...chosen, [screen]: path } }));
}

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

/** Props for the element that holds the fields of one slide: while one of them has the focus, the preview shows that slide. */
export const slideProps = (slide: number): { 'data-preview-slide': number } => ({ 'data-preview-slide': slide });

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
  if (section === undefined) return;
  const slide = (event.target as Element).closest<HTMLElement>('[data-preview-slide]')?.dataset.previewSlide;
  sectionStore.setState(({ section: before, screen, chosen: { [screen]: page, ...others } }) => ({
    section,
    slide: slide === undefined ? null : Number(slide),
    // The section was clicked in the page that was chosen: that page stays.
    chosen: page !== undefined && section === before ? { ...others, [screen]: page } : others,
  }));
}
