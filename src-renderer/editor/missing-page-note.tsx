import { Alert } from '@mantine/core';
import { type PageId, pageRow } from '#shared/layout/pages.ts';
import { pageLack, type PageLack, pagePath } from '#shared/layout/site-pages.ts';
import { useSite } from '../state/draft.ts';
import { usePreviewPage } from './preview-section.ts';
import { TabLink } from './tab-link.tsx';

/** Says why a page that is switched on is not on the site. Draws nothing if it is on the site or is switched off. */
export function MissingPageNote({ page }: { page: PageId }) {
  const lack = useSite((site) => pageLack(site, page));
  return lack === undefined || lack === 'off' ? null : <PageLackNote page={page} lack={lack} />;
}

/** Says why a page is not on the site, and how to add it. */
export function PageLackNote({ page, lack }: { page: PageId; lack: Exclude<PageLack, 'off'> }) {
  const layout = <TabLink tab="layout">Layout</TabLink>;
  return (
    <Alert
      color="yellow"
      variant="light"
      role="status"
      mt="md"
      // In the dark theme the usual color of links has too little contrast with the note's background.
      style={{ '--mantine-color-anchor': 'var(--mantine-color-text)' }}
    >
      {lack === 'single-page' && (
        <>The page is not on the site yet: it has a single page. Choose Multi-page on {layout}.</>
      )}
      {lack === 'hidden' && <>The page is not on the site yet: it is hidden on {layout}.</>}
      {lack === 'empty' && <>The page is not on the site yet. {pageRow(page).fill}</>}
    </Alert>
  );
}

/** Makes the preview show the page while the screen is open, or the home page while the site does not have the page. */
export function usePreviewSitePage(page: PageId): void {
  usePreviewPage(useSite((site) => (pageLack(site, page) ? '' : pagePath(site, page))));
}
