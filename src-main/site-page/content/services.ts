import { flag, number, text } from '#shared/record/readers.ts';
import type { Service, ServicePackage, SiteDocument } from '#shared/domain/site/schema.ts';
import { pageRows } from '#shared/layout/pages.ts';
import { distinctSlugs, type slug } from '#shared/layout/slug.ts';
import type { Words } from '../words/words.ts';
import { items, orderedItems } from './items.ts';
import { distinctPhotos, type Photo } from './photos.ts';

export interface PackageItem {
  name: string;
  price: string;
  description: string;
}

export interface PackageTable {
  title: string;
  items: PackageItem[];
  notes: string[];
  /** whether staff chose two columns */
  wide: boolean;
}

const PREFIX = 'service-';

const pathOf = (name: string): string => `${pageRows.services.path}${name}/`;

/** Returns the path of a service's page, from the site's root. */
export const servicePath = ({ anchor }: Pick<ServiceCard, 'anchor'>): string => pathOf(anchor.slice(PREFIX.length));

/** Returns the paths of all services' pages, with slugs made by `slugOf`. */
export const servicePaths = (site: Pick<SiteDocument, 'services'>, slugOf: typeof slug): string[] =>
  distinctSlugs(named(site).map(nameOf), 'item', slugOf).map(pathOf);

const nameOf = (service: Service): string => text(service['service-name']).trim();
const named = (site: Pick<SiteDocument, 'services'>): Service[] =>
  orderedItems(site.services).filter((service) => nameOf(service) !== '');

export interface ServiceCard {
  name: string;
  /** ID of the service for links: `service-` and a slug that no other service of the site has */
  anchor: string;
  short: string;
  long: string;
  /** address of the first photo, '' if there is none */
  photo: string;
  /** focal point of the first photo, '' for none */
  focus: string;
  /** all photos, including the first */
  photos: Photo[];
  packages: PackageTable[];
}

/** Returns the services that have a name, in the record's order. */
export function serviceCards(site: Pick<SiteDocument, 'services'>, words: Words): ServiceCard[] {
  const services = named(site);
  const anchors = distinctSlugs(services.map(nameOf), 'item');
  return services.map((service, at) => {
    // The photos of a service have the lowest `order` first; those of the galleries have the highest number first.
    const photos = distinctPhotos(orderedItems(service.photos));
    return {
      name: nameOf(service),
      anchor: `${PREFIX}${anchors[at] ?? ''}`,
      short: text(service['service-description']).trim(),
      long: text(service['service-description-long']).trim(),
      photo: photos[0]?.url ?? '',
      focus: photos[0]?.focus ?? '',
      photos,
      packages: packageTables(service, words),
    };
  });
}

function packageTables(service: Service, words: Words): PackageTable[] {
  const tables: PackageTable[] = [];
  for (const item of items(service.packages)) {
    const products = readProducts(item);
    const notes = readNotes(item);
    if (products.length === 0 && notes.length === 0) continue;
    const title = text(item.service_package_title).trim() || words.packages;
    tables.push({ title, items: products, notes, wide: flag(item.service_product_col_view) });
  }
  return tables;
}

function readProducts(item: ServicePackage): PackageItem[] {
  const products: PackageItem[] = [];
  for (const { name: typed, price, description } of items(item.service_products)) {
    const name = text(typed).trim();
    if (name !== '') products.push({ name, price: priceText(price), description: text(description).trim() });
  }
  return products;
}

function readNotes(item: ServicePackage): string[] {
  const notes: string[] = [];
  for (const footer of items(item.service_footers)) {
    const note = text(footer.note).trim();
    if (note !== '') notes.push(note);
  }
  return notes;
}

/**
 * Returns the lowest price of the packages with its unit (`$99`, `$12/sq ft`), or '' if no price has an amount. A text
 * about a reduction, such as `10% off`, is not a price.
 */
export function lowestPrice(packages: readonly PackageTable[]): string {
  const prices = packages.flatMap(({ items: products }) =>
    products.flatMap(({ price }) => {
      // Searches from the dollar sign on, because in “2 hours for $99” the first number is no price.
      const amountOn = price.slice(Math.max(0, price.indexOf('$')));
      const [, digits, unit = ''] = /(\d[\d,]*(?:\.\d+)?)\s*((?:\/|(?:per|por) )[\p{L} ]{1,14})?/u.exec(amountOn) ?? [];
      const amount = Number(digits?.replaceAll(',', ''));
      return amount > 0 && !/%|\b(?:off|save|menos|ahorre)\b/i.test(price) ? [{ amount, unit: unit.trim() }] : [];
    }),
  );
  const lowest = prices.toSorted((a, b) => a.amount - b.amount)[0];
  if (lowest === undefined) return '';
  const { amount, unit } = lowest;
  return `${priceText(amount)}${unit === '' || unit.startsWith('/') ? unit : ` ${unit}`}`;
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats a plain number as dollars; other text such as `From $99` stays as typed. */
function priceText(value: unknown): string {
  const typed = text(value).trim();
  const amount = number(typed, Number.NaN);
  if (Number.isNaN(amount)) return typed;
  const hasRounding = Math.round(amount * 100) / 100 !== amount;
  if (amount <= 0 || amount >= 1000 || hasRounding) return dollars.format(amount);
  return Number.isInteger(amount) ? `$${amount}` : `$${amount.toFixed(2)}`;
}
