import { list, text } from '../../record/readers.ts';
import { nameKey } from '../name-key.ts';
import type { SiteDocument } from '../site/schema.ts';

export const duplicateName = 'Changing the name of this service to remove duplicates';

type WithServices = Pick<SiteDocument, 'services'>;

export function serviceNames(site: WithServices): string[] {
  return list(site.services).map((service) => text(service?.['service-name']));
}

/**
 * Returns four random characters, each a capital letter or a digit.
 * @param random returns a number from 0 up to but not including 1
 */
export function randomId(random: () => number): string {
  return Math.floor(random() * 36 ** 4)
    .toString(36)
    .padStart(4, '0')
    .toUpperCase();
}

/**
 * Returns the name that a service gets when the name's field loses the focus. The name is never empty and never that of
 * another service. If another service has the typed name, `notice` tells the user that the name is changed.
 * @param index index of the service in the record's list
 */
export function settledName(
  site: WithServices,
  index: number,
  typed: string,
  random: () => number,
): { name: string; notice?: string } {
  const others = new Set(
    serviceNames(site)
      .filter((_, at) => at !== index)
      .map(nameKey),
  );
  const free = (start: string): string => {
    let name = `${start} ${randomId(random)}`;
    while (others.has(nameKey(name))) name = `${name}${randomId(random)}`;
    return name;
  };
  const name = typed.trim();
  if (name === '') return { name: free('SERVICE') };
  return others.has(nameKey(name)) ? { name: free(name), notice: duplicateName } : { name };
}

/** Returns ‘NEW SERVICE {n}’ with the lowest unused n that is greater than the number of services. */
export function newServiceName(site: WithServices): string {
  const names = serviceNames(site);
  const taken = new Set(names.map(nameKey));
  let n = names.length + 1;
  while (taken.has(nameKey(`NEW SERVICE ${n}`))) n++;
  return `NEW SERVICE ${n}`;
}
