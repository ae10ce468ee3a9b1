import { Alert, Button, Text } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { flag } from '#shared/domain/site/readers.ts';
import { siteVersion } from '#shared/layout/versions.ts';
import { tabRoute } from '../../../state/tabs.ts';
import { setField, useSite, useStatus } from '../../../state/draft.ts';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { plannedLink } from '../model.ts';
import { useDrawn } from '../queries.ts';
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
  const drawn = useDrawn();
  const homeOnly = multipage && drawn['hero'] !== undefined && drawn['services-page'] === undefined;
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
      {homeOnly && (
        <Text size="sm" c="dimmed" mt="xs">
          Only the home page is drawn so far: preview and published page show it without the others.
        </Text>
      )}
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
      <SiteLink />
    </SectionCard>
  );
}

function SiteLink() {
  const slug = useStatus((site) => site.slug ?? '');
  const published = useStatus(({ status }) => status?.publishedUrl);
  const planned = useSite(plannedLink);
  const link = published ?? planned;
  return (
    <div className={classes.link}>
      <Facts>
        <Fact name={published === undefined ? 'Planned site link' : 'Site link'}>
          {link === '' ? (
            <Text size="sm" c="dimmed">
              It follows from the domain: <Link to={tabRoute('domain', slug)}>enter one on the Domain tab</Link>.
            </Text>
          ) : (
            <>
              <span className={classes.url}>{link}</span>
              <CopyButton name="the site link" text={link} />
            </>
          )}
        </Fact>
      </Facts>
    </div>
  );
}
