import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { text } from '#shared/record/readers.ts';
import type { TabId } from '#shared/record-catalogue/catalogue.ts';
import { useSite } from '../state/draft.ts';
import { tabRoute } from '../state/tabs.ts';

/** A link within a sentence to another tab of the site, or with `section` to a section of that tab. */
export function TabLink({ tab, section, children }: { tab: TabId; section?: string; children: ReactNode }) {
  const slug = useSite((site) => text(site.slug));
  return (
    <Anchor
      inherit
      underline="always"
      component={Link}
      to={{ pathname: tabRoute(tab, slug), ...(section !== undefined && { hash: section }) }}
    >
      {children}
    </Anchor>
  );
}
