import { navigationPages, pageRow } from '../../layout/pages.ts';
import { listItems, removeItems } from '../../record-catalogue/list-engine.ts';
import { flag, isBlank, list } from '../../record/readers.ts';
import type { SiteDocument } from '../site/schema.ts';
import type { PublishFinding } from './finding.ts';

/** Finds pages that are switched on but have nothing to show. */
export function emptyPages(site: SiteDocument): PublishFinding[] {
  return navigationPages.flatMap((id): PublishFinding[] => {
    const { key, switch: shows, emptyTitle, isFilled } = pageRow(id);
    if (key === undefined || shows === undefined || emptyTitle === undefined) return [];
    if (!flag(site[shows]) || isFilled(site)) return [];
    return [
      {
        id: key,
        title: emptyTitle,
        advice: 'Fill it, or take it off the site.',
        places: [[shows]],
        fix: { label: 'Take it off the site', operations: [{ op: 'set', path: [shows], value: false }] },
      },
    ];
  });
}

export function silentAnnouncement(site: SiteDocument): PublishFinding | undefined {
  if (!flag(site.announcement?.show_announcement) || !isBlank(site.announcement?.description)) return undefined;
  const path = ['announcement', 'show_announcement'];
  return {
    id: 'announcement',
    title: 'The announcement is shown without words',
    advice: 'Write it, or take it off the page.',
    places: [path],
    fix: { label: 'Hide the announcement', operations: [{ op: 'set', path, value: false }] },
  };
}

export function bareServices(site: SiteDocument): PublishFinding | undefined {
  const bare = list(site.services).flatMap((service, index) =>
    isBlank(service?.['service-description']) && isBlank(service?.['service-description-long']) ? [index] : [],
  );
  if (list(site.services).length === 0) {
    return {
      id: 'services',
      title: 'The site offers no services',
      advice: 'Visitors look for what they need done first.',
      places: [['services']],
    };
  }
  if (bare.length === 0) return undefined;
  return {
    id: 'services',
    title: `${bare.length} ${bare.length === 1 ? 'service has' : 'services have'} no description`,
    advice: 'Write or generate a sentence or two for each.',
    places: bare.map((index) => ['services', index, 'service-description']),
  };
}

/** Finds partnerships with neither title nor photo. */
export function emptyPartners(site: SiteDocument): PublishFinding | undefined {
  const bare = listItems(site, ['products']).flatMap(({ index, value }) =>
    isBlank(value['photo']) && isBlank(value['title']) ? [index] : [],
  );
  if (bare.length === 0) return undefined;
  return {
    id: 'partners',
    title: `${bare.length} ${bare.length === 1 ? 'partnership has' : 'partnerships have'} neither title nor photo`,
    advice: 'Such a card is left out of the page.',
    places: bare.map((index) => ['products', index, 'fields', 'title']),
    fix: {
      label: bare.length === 1 ? 'Remove it' : 'Remove them',
      operations: removeItems(site, ['products'], bare),
    },
  };
}
