import { useNavigate } from 'react-router-dom';
import type { HomeSection } from '#shared/layout/catalogue.ts';
import { tabOfField } from '#shared/record-catalogue/catalogue.ts';
import { firstFields } from '#shared/record-catalogue/sections.ts';
import { focusFirstField, sectionStore } from '../../editor/preview-section.ts';
import type { FieldLink } from '../../state/field-link.ts';
import { tabRoute } from '../../state/tabs.ts';
import { leavePreviewInPlace } from './preview-store.ts';

/**
 * Returns a function that moves the focus to the first field of a section that was clicked in the preview. If the
 * shown screen has no such field, the function opens the screen that edits the section.
 */
export function useChosenSection(slug: string): (section: string) => void {
  const navigate = useNavigate();
  const choose = (section: string): void => {
    if (focusFirstField(section)) return;
    const path = firstFields.get(section as HomeSection);
    if (!path) return;
    const link: FieldLink = { field: path.join('.') };
    void navigate(tabRoute(tabOfField(String(path[0])), slug), { state: link });
  };
  return (section) => {
    sectionStore.setState({ section });
    if (leavePreviewInPlace()) requestAnimationFrame(() => choose(section));
    else choose(section);
  };
}
