import { removeItems } from '../../record-catalogue/list-engine.ts';
import { flag, isBlank, list, readJsonList } from '../../record/readers.ts';
import type { SiteDocument } from '../site/schema.ts';
import type { PublishFinding } from './finding.ts';

interface PageOnDemand {
  id: string;
  title: string;
  /** the switch that shows it */
  switch: keyof SiteDocument & string;
  isEmpty: (site: SiteDocument) => boolean;
}

/** Pages that staff have switched on, and what they are nothing without. */
const pages: readonly PageOnDemand[] = [
  {
    id: 'team-page',
    title: 'The team page shows nobody',
    switch: 'show_team_page',
    isEmpty: (site) => list(site.teammates).length === 0,
  },
  {
    id: 'jobs-page',
    title: 'The jobs page says nothing',
    switch: 'show_jobs_page',
    isEmpty: (site) => isBlank(site.jobs_description),
  },
  {
    id: 'custom-page',
    title: 'The custom page is empty',
    switch: 'custom_page',
    isEmpty: (site) => isBlank(site.custom_page_body) && isBlank(site.custom_page_photo),
  },
];

export function emptyPages(site: SiteDocument): PublishFinding[] {
  return pages
    .filter((page) => flag(site[page.switch]) && page.isEmpty(site))
    .map((page) => ({
      id: page.id,
      title: page.title,
      advice: 'Fill it, or take it off the site.',
      places: [[page.switch]],
      fix: { label: 'Take it off the site', operations: [{ op: 'set', path: [page.switch], value: false }] },
    }));
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
export function partnersWithoutPicture(site: SiteDocument): PublishFinding | undefined {
  const bare = readJsonList<{ photo?: unknown; title?: unknown }>(site.products).flatMap((partner, index) =>
    isBlank(partner.photo) && isBlank(partner.title) ? [index] : [],
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
