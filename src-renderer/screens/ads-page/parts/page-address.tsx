import { adsPages } from '#shared/domain/ads-page/rules.ts';
import { flag } from '#shared/record/readers.ts';
import { adsPagePaths } from '#shared/layout/site-pages.ts';
import { PageLackNote } from '../../../editor/missing-page-note.tsx';
import { usePreviewPage } from '../../../editor/preview-section.ts';
import { SiteLink } from '../../../editor/site-link.tsx';
import { useSite } from '../../../state/draft.ts';

/**
 * Shows the address to which the ads lead, or why the site does not have the page. Makes the preview show the page.
 * @param index the page's index in the record's list
 */
export function PageAddress({ index }: { index: number }) {
  const path = useSite((site) => adsPagePaths(adsPages(site).map(({ service }) => service))[index] ?? '');
  const isSingle = useSite((site) => !flag(site.multipage));
  usePreviewPage(isSingle ? '' : path);
  if (isSingle) return <PageLackNote page="ads" lack="single-page" />;
  if (path === '') return <PageLackNote page="ads" lack="empty" />;
  return <SiteLink to="page" path={path} />;
}
