import { type FocusEvent, useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import type { SectionKey } from '#shared/layout/sections.ts';
import { sectionAt } from '#shared/record-catalogue/sections.ts';
import type { KnownField } from '#shared/record-catalogue/site-document.ts';
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

interface SectionProps {
  'data-preview-section': string | undefined;
}

/**
 * Props for an element whose controls are about a section itself: while one has the focus, the preview shows that
 * section. The control of a field needs none, as the field's row says which section shows it.
 */
export const ofSection = (section: SectionKey): SectionProps => ({ 'data-preview-section': section });

/** As `ofSection`, for controls beside those of a field, such as a button that fills it. */
export const besideField = (field: KnownField): SectionProps => ({ 'data-preview-section': sectionAt([field]) });

/** As `besideField`, for a screen about one field: the preview shows its section as soon as the screen opens. */
export function useScreenSection(field: KnownField): SectionProps {
  const section = sectionAt([field]);
  useEffect(() => sectionStore.setState({ section: section ?? null }), [section]);
  return besideField(field);
}

const HOLDERS = '[data-preview-section], [data-path]';

/** The section that the element names, else the one that shows its field. */
function sectionOf({ dataset: { previewSection, path = '' } }: HTMLElement): string | undefined {
  return previewSection ?? sectionAt(path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)));
}

/** Props for the element that holds the fields of one slide: while one of them has the focus, the preview shows that slide. */
export const slideProps = (slide: number): { 'data-preview-slide': number } => ({ 'data-preview-slide': slide });

/** Puts the keyboard in the section's first field on this screen; false where it has none. */
export function focusFirstField(section: string): boolean {
  const holders = document.querySelectorAll<HTMLElement>(`#screen :is(${HOLDERS})`);
  const first = [...holders].find((holder) => sectionOf(holder) === section);
  if (first) focusControl(first);
  return first !== undefined;
}

/** The section of the nearest element around that has one. */
function sectionAround(element: Element): string | undefined {
  let holder = element.closest<HTMLElement>(HOLDERS);
  while (holder) {
    const section = sectionOf(holder);
    if (section !== undefined) return section;
    holder = holder.parentElement?.closest<HTMLElement>(HOLDERS) ?? null;
  }
  return undefined;
}

/** Tells the preview which section the focused field belongs to. For the element that holds all fields. */
export function followFocusedSection(event: FocusEvent): void {
  const target = event.target as Element;
  const section = sectionAround(target);
  if (section === undefined) return;
  const slide = target.closest<HTMLElement>('[data-preview-slide]')?.dataset.previewSlide;
  sectionStore.setState(({ section: before, screen, chosen: { [screen]: page, ...others } }) => ({
    section,
    slide: slide === undefined ? null : Number(slide),
    // The chosen page stays where the section was clicked in it, and where the section is another page, which may be
    // the chosen one.
    chosen:
      page !== undefined && (section === before || section.endsWith('-page')) ? { ...others, [screen]: page } : others,
  }));
}
