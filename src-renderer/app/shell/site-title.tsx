import { text } from '#shared/record/readers.ts';
import { useSite, useStatus } from '../../state/draft.ts';
import { tabLabel } from '../../state/tabs.ts';
import type { TabId } from '#shared/record-catalogue/tabs.ts';
import { useWindowTitle } from './window-title.ts';

interface SiteTitleProps {
  slug: string;
  tab: TabId | undefined;
  loaded: boolean;
}

/**
 * Sets the window's title to the site's name. This is a component of its own, so that typing the company's name
 * renders nothing else again.
 */
export function SiteTitle({ slug, tab, loaded }: SiteTitleProps) {
  const company = useSite((site) => text(site.company_name));
  const edited = useStatus(({ status }) => status !== null && status.editedFields.length > 0);
  useWindowTitle(loaded ? company || slug : slug, tab && tabLabel(tab), loaded && edited);
  return null;
}
