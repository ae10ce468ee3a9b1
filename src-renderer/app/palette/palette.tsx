import { Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { FilePlus2, Globe, LayoutPanelTop, Search } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '../../bridge/hooks.ts';
import { useSite, useStatus } from '../../state/draft.ts';
import { tabLabel, tabRoute, visibleTabs } from '../tabs.ts';
import type { Command } from '../shortcuts/commands.ts';

const iconProps = { size: 16, 'aria-hidden': true } as const;

/** Everything that can be gone to or done, by name. */
export function Palette({ commands }: { commands: readonly Command[] }) {
  const navigate = useNavigate();
  const { data: sites = [] } = useQuery('site.recent', {});
  const { slug, phase } = useStatus((site) => ({ slug: site.slug, phase: site.phase }));
  const tabs = useSite(visibleTabs);
  const go = (route: string) => () => void navigate(route);

  const screens = phase === 'open' && slug !== null ? tabs.map((id) => ({ id, slug })) : [];
  const groups: SpotlightActionGroupData[] = [
    {
      group: 'Actions',
      actions: commands.map(({ id, name, icon: Icon, run }) => ({
        id,
        label: name,
        leftSection: <Icon {...iconProps} />,
        onClick: run,
      })),
    },
    {
      group: 'Screens of this site',
      actions: screens.map(({ id, slug: site }) => ({
        id: `screen-${id}`,
        label: tabLabel(id),
        leftSection: <LayoutPanelTop {...iconProps} />,
        onClick: go(tabRoute(id, site)),
      })),
    },
    {
      group: 'Sites',
      actions: [
        ...sites.map((site) => ({
          id: `site-${site.slug}`,
          label: site.companyName || site.slug,
          description: [site.slug, site.industry, site.city].filter(Boolean).join(' · '),
          leftSection: <Globe {...iconProps} />,
          onClick: go(tabRoute('basicInfo', site.slug)),
        })),
        { id: 'new-site', label: 'New Site', leftSection: <FilePlus2 {...iconProps} />, onClick: go('/') },
      ],
    },
  ];
  return (
    <Spotlight
      actions={groups.filter(({ actions }) => actions.length > 0)}
      shortcut={null}
      scrollable
      maxHeight={420}
      lockScroll={false}
      overlayProps={{ blur: 0, backgroundOpacity: 0.4 }}
      highlightQuery
      attributes={{ content: { 'aria-label': 'Command palette' } }}
      nothingFound="Nothing goes by that name"
      searchProps={{
        leftSection: <Search {...iconProps} />,
        placeholder: 'Find a site, screen or action',
        'aria-label': 'Find a site, screen or action',
      }}
    />
  );
}
