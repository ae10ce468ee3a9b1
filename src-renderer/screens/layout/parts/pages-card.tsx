import { Alert, Button } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { flag } from '#shared/domain/site/readers.ts';
import { siteVersion } from '#shared/layout/versions.ts';
import { SiteLink } from '../../../editor/site-link.tsx';
import { setField, useSite } from '../../../state/draft.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { PagesThumb } from '../thumbs/pages-thumb.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import classes from './pages-card.module.css';
import { SiteMap } from './site-map.tsx';

const choices = [
  { value: 'single', label: 'Single page', hint: 'One long page', drawing: <PagesThumb pages={1} /> },
  { value: 'multi', label: 'Multi-page', hint: 'A page per topic', drawing: <PagesThumb pages={4} /> },
] as const;

export function PagesCard() {
  const multipage = useSite((site) => flag(site.multipage));
  const unpublishable = useSite((site) => siteVersion(site) === 'vC' && !flag(site.multipage));
  const choose = (value: 'single' | 'multi'): void => void setField(['multipage'], value === 'multi');
  return (
    <SectionCard title="Pages" purpose="Whether the site is one long page or a home page with others.">
      <div className={classes.pages}>
        <div className={classes.choice} data-path="multipage">
          <ChoiceCards
            label="Pages of the site"
            choices={choices}
            value={multipage ? 'multi' : 'single'}
            onChoose={choose}
          />
        </div>
        <SiteMap />
      </div>
      {unpublishable && (
        <Alert
          mt="md"
          variant="light"
          color="orange"
          icon={<TriangleAlert size={16} aria-hidden />}
          classNames={{ message: classes.warning }}
        >
          <span>A single-page site cannot be published with version vC.</span>
          <Button size="compact-sm" variant="default" onClick={() => choose('multi')}>
            Make it multi-page
          </Button>
        </Alert>
      )}
      <SiteLink to="site" />
    </SectionCard>
  );
}
