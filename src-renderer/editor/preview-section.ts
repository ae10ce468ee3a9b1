import { type FocusEvent, useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import type { SectionKey } from '#shared/layout/sections.ts';
import { sectionAt } from '#shared/record-catalogue/sections.ts';
import type { KnownField } from '#shared/record-catalogue/site-document.ts';
import { focusControl } from '../ui/focus-control.ts';

interface PreviewPlace {
  section: string | null;
  /** index of the section's slide that is edited; null for none */
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

/** Returns the path of the page that the preview shows. */
export const previewedPage = ({ page, screen, chosen }: PreviewPlace): string => chosen[screen] ?? page;

/** Makes the preview show this page beside the current screen, until `followFocusedSection` drops the choice. */
export function choosePage(path: string): void {
  sectionStore.setState(({ screen, chosen }) => ({ section: null, chosen: { ...chosen, [screen]: path } }));
}

/**
 * Makes the preview show this page while the screen is open, unless the user chooses another page in the preview.
 * @param page `''` if the site does not have the page; the preview then shows the home page
 */
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
 * Returns props for an element whose controls are about a section itself. While a control has the focus, the preview
 * shows the section. The control of a field needs no such props, because the catalogue says which section shows the
 * field.
 */
export const ofSection = (section: SectionKey): SectionProps => ({ 'data-preview-section': section });

/** Like `ofSection`, for controls beside the control of a field, such as a button that fills the field. */
export const besideField = (field: KnownField): SectionProps => ({ 'data-preview-section': sectionAt([field]) });

/** Like `besideField`, for a screen about one field. The preview shows the field's section when the screen opens. */
export function useScreenSection(field: KnownField): SectionProps {
  const section = sectionAt([field]);
  useEffect(() => sectionStore.setState({ section: section ?? null }), [section]);
  return besideField(field);
}

const HOLDERS = '[data-preview-section], [data-path]';

/** Returns the section that the element names, else the section that shows the element's field. */
function sectionOf({ dataset: { previewSection, path = '' } }: HTMLElement): string | undefined {
  return previewSection ?? sectionAt(path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)));
}

/** Returns props for the element with a slide's fields. While a field has the focus, the preview shows the slide. */
export const slideProps = (slide: number): { 'data-preview-slide': number } => ({ 'data-preview-slide': slide });

/** Focuses the section's first field on this screen. Returns false if the screen has no field of the section. */
export function focusFirstField(section: string): boolean {
  const holders = document.querySelectorAll<HTMLElement>(`#screen :is(${HOLDERS})`);
  const first = [...holders].find((holder) => sectionOf(holder) === section);
  if (first) focusControl(first);
  return first !== undefined;
}

/** Returns the section of the nearest element, from `element` upwards, that belongs to a section. */
function sectionAround(element: Element): string | undefined {
  let holder = element.closest<HTMLElement>(HOLDERS);
  while (holder) {
    const section = sectionOf(holder);
    if (section !== undefined) return section;
    holder = holder.parentElement?.closest<HTMLElement>(HOLDERS) ?? null;
  }
  return undefined;
}

/** Makes the preview show the section of the focused field. Handles `focus` events of the element with all fields. */
export function followFocusedSection(event: FocusEvent): void {
  const target = event.target as Element;
  const section = sectionAround(target);
  if (section === undefined) return;
  const slide = target.closest<HTMLElement>('[data-preview-slide]')?.dataset.previewSlide;
  sectionStore.setState(({ section: before, screen, chosen: { [screen]: page, ...others } }) => ({
    section,
    slide: slide === undefined ? null : Number(slide),
    // The preview keeps the chosen page if it already shows this section, for example after a click on the section in
    // the preview. It also keeps the page if the section stands for a page, which may be the chosen one.
    chosen:
      page !== undefined && (section === before || section.endsWith('-page')) ? { ...others, [screen]: page } : others,
  }));
}
