import { Alert } from '@mantine/core';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { type ExtraPage, pageLack, type PageLack } from '#shared/layout/extra-pages.ts';
import { useSite } from '../state/draft.ts';
import { usePreviewPage } from './preview-section.ts';
import { TabLink } from './tab-link.tsx';

interface MissingPageNoteProps {
  page: ExtraPage;
  /** what the page is nothing without, as advice */
  fill: string;
}

/** Says why a page that is switched on is not on the site; nothing where it is, or is switched off. */
export function MissingPageNote({ page, fill }: MissingPageNoteProps) {
  const lack = useSite((site) => pageLack(site, page));
  return lack === undefined || lack === 'off' ? null : <PageLackNote lack={lack} fill={fill} />;
}

/** Why a page is not on the site, and what brings it there. */
export function PageLackNote({ lack, fill }: { lack: Exclude<PageLack, 'off'>; fill: string }) {
  const layout = <TabLink tab="layout">Layout</TabLink>;
  return (
    <Alert color="yellow" variant="light" role="status" mt="md">
      {lack === 'single-page' && (
        <>The page is not on the site yet: it has a single page. Choose Multi-page on {layout}.</>
      )}
      {lack === 'hidden' && <>The page is not on the site yet: it is hidden on {layout}.</>}
      {lack === 'empty' && <>The page is not on the site yet. {fill}</>}
    </Alert>
  );
}

/** While the screen is there, the preview shows the page, or the home page as long as the site does not have it. */
export function usePreviewExtraPage(page: ExtraPage, pathOf: (site: SiteDocument) => string): void {
  usePreviewPage(useSite((site) => (pageLack(site, page) ? '' : pathOf(site))));
}
