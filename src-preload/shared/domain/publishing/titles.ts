import { navigationPages, pageRow } from '../../layout/pages.ts';
import { removeItems } from '../../record-catalogue/list-engine.ts';
import type { Operation, Path } from '../../record/operation.ts';
import { flag, isBlank, list, text } from '../../record/readers.ts';
import { nameKey } from '../name-key.ts';
import type { SiteDocument } from '../site/schema.ts';
import type { PublishFinding } from './finding.ts';

interface Title {
  path: Path;
  name: string;
}

const serviceTitles = (site: SiteDocument): Title[] =>
  list(site.services).map((service, index) => ({
    path: ['services', index, 'service-name'],
    name: text(service?.['service-name']).trim(),
  }));

/** Returns the typed titles of pages that are not switched off. */
const pageTitles = (site: SiteDocument): Title[] =>
  navigationPages.flatMap((id) => {
    const { titles: [field] = [], switch: shows } = pageRow(id);
    if (field === undefined || (shows !== undefined && !flag(site[shows]))) return [];
    return [{ path: [field], name: text(site[field]).trim() }];
  });

/** Returns the titles that repeat an earlier title. */
function doubles(titles: readonly Title[]): Title[] {
  const names = titles.map(({ name }) => nameKey(name));
  return titles.filter(({ name }, at) => name !== '' && names.indexOf(nameKey(name)) !== at);
}

/**
 * Returns the operations that add to each repeated title the first town that makes it unique. A title that no town
 * makes unique is left to a person.
 */
function byTown(site: SiteDocument, all: readonly Title[], same: readonly Title[]): Operation[] {
  const towns = [text(site.city), ...list(site.service_areas).map((area) => text(area?.city))]
    .map((town) => town.trim())
    .filter(Boolean);
  const taken = new Set(all.map(({ name }) => nameKey(name)));
  return same.flatMap(({ path, name }): Operation[] => {
    const value = towns.map((town) => `${name} in ${town}`).find((title) => !taken.has(nameKey(title)));
    if (value === undefined) return [];
    taken.add(nameKey(value));
    return [{ op: 'set', path, value }];
  });
}

function namedByTown(operations: readonly Operation[]): Pick<PublishFinding, 'fix'> {
  return operations.length === 0 ? {} : { fix: { label: 'Tell them apart by town', operations, separate: true } };
}

/** Finds services of the same name, because their pages would have the same title. */
export function sameNames(site: SiteDocument): PublishFinding | undefined {
  const titles = serviceTitles(site);
  const same = doubles(titles);
  if (same.length === 0) return undefined;
  const empty = same.map(({ path }) => Number(path[1])).filter((index) => isEmptyService(list(site.services)[index]));
  return {
    id: 'same-names',
    title: 'Services share a name',
    advice: 'Their pages would have the same title and the same address.',
    places: same.map(({ path }) => path),
    ...(empty.length > 0
      ? {
          fix: {
            label: empty.length === 1 ? 'Remove the empty double' : 'Remove the empty doubles',
            operations: removeItems(site, ['services'], empty),
          },
        }
      : namedByTown(byTown(site, titles, same))),
  };
}

/** Finds pages whose title another page has too. Pages of services are left out, because `sameNames` finds them. */
export function sameTitles(site: SiteDocument): PublishFinding | undefined {
  if (!flag(site.multipage)) return undefined;
  const services = serviceTitles(site);
  const pages = pageTitles(site);
  const titles = [...services, ...pages];
  const same = doubles(titles).filter((title) => pages.includes(title));
  if (same.length === 0) return undefined;
  return {
    id: 'same-titles',
    title: 'Pages share a title',
    advice: 'People and search engines cannot tell them apart.',
    places: same.map(({ path }) => path),
    ...namedByTown(byTown(site, titles, same)),
  };
}

/** Whether a service has no content: no description, photos or packages. Keywords do not count. */
const isEmptyService = (service: object | null | undefined): boolean =>
  ['service-description', 'service-description-long', 'photos', 'packages'].every((member) => {
    const value: unknown = (service as Record<string, unknown> | null | undefined)?.[member];
    return value == null || (Array.isArray(value) ? value.length === 0 : isBlank(value));
  });
