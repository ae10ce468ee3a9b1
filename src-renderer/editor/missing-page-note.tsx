import { Alert } from '@mantine/core';
import { Link } from 'react-router-dom';
import { text } from '#shared/domain/site/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { type ExtraPage, pageLack } from '#shared/layout/extra-pages.ts';
import { useSite } from '../state/draft.ts';
import { tabRoute } from '../state/tabs.ts';
import { usePreviewPage } from './preview-section.ts';

interface MissingPageNoteProps {
  page: ExtraPage;
  /** what the page is nothing without, as advice */
  fill: string;
}

/** Says why a page that is switched on is not on the site; nothing where it is, or is switched off. */
export function MissingPageNote({ page, fill }: MissingPageNoteProps) {
  const lack = useSite((site) => pageLack(site, page));
  const slug = useSite((site) => text(site.slug));
  if (lack === undefined || lack === 'off') return null;
  const layout = <Link to={tabRoute('layout', slug)}>Layout</Link>;
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
