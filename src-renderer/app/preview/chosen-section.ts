import { useNavigate } from 'react-router-dom';
import type { HomeSection } from '#shared/layout/catalogue.ts';
import { tabOfField } from '#shared/record-catalogue/catalogue.ts';
import { firstFields } from '#shared/record-catalogue/sections.ts';
import { focusFirstField, sectionStore } from '../../editor/preview-section.ts';
import type { FieldLink } from '../../state/field-link.ts';
import { tabRoute } from '../../state/tabs.ts';

/**
 * Puts the focus in the first field of a section that was clicked: on this screen, else on the screen that edits the
 * section.
 */
export function useChosenSection(slug: string): (section: string) => void {
  const navigate = useNavigate();
  return (section) => {
    sectionStore.setState({ section });
    if (focusFirstField(section)) return;
    const path = firstFields.get(section as HomeSection);
    if (!path) return;
    const link: FieldLink = { field: path.join('.') };
    void navigate(tabRoute(tabOfField(String(path[0])), slug), { state: link });
  };
}
