import { flag, number, text } from '#shared/record/readers.ts';
import type { Service, ServicePackage, SiteDocument } from '#shared/domain/site/schema.ts';
import { pageRows } from '#shared/layout/pages.ts';
import { distinctSlugs, type slug } from '#shared/layout/slug.ts';
import type { Words } from '../words/words.ts';
import { items, orderedItems } from './items.ts';
import { onceEach, type Photo } from './photos.ts';

export interface PackageItem {
  name: string;
  price: string;
  description: string;
}

export interface PackageTable {
  title: string;
  items: PackageItem[];
  notes: string[];
  /** staff chose two columns */
  wide: boolean;
}

const PREFIX = 'service-';

const pathOf = (name: string): string => `${pageRows.services.path}${name}/`;

/** Path of its page, from the site's root. */
export const servicePath = ({ anchor }: Pick<ServiceCard, 'anchor'>): string => pathOf(anchor.slice(PREFIX.length));

/** Paths of the pages of all services, as `slugOf` makes them. */
export const servicePaths = (site: Pick<SiteDocument, 'services'>, slugOf: typeof slug): string[] =>
  distinctSlugs(named(site).map(nameOf), 'item', slugOf).map(pathOf);

const nameOf = (service: Service): string => text(service['service-name']).trim();
const named = (site: Pick<SiteDocument, 'services'>): Service[] =>
  orderedItems(site.services).filter((service) => nameOf(service) !== '');

export interface ServiceCard {
  name: string;
  /** stable within the page, for links */
  anchor: string;
  short: string;
  long: string;
  /** its first photo, '' without one */
  photo: string;
  /** focal point of that photo, '' for none */
  focus: string;
  /** all its photos, the first too */
  photos: Photo[];
  packages: PackageTable[];
}

/** Named services in the record's order. */
export function serviceCards(site: Pick<SiteDocument, 'services'>, words: Words): ServiceCard[] {
  const services = named(site);
  const anchors = distinctSlugs(services.map(nameOf), 'item');
  return services.map((service, at) => {
    // They are sorted by number, the lowest first, as services are.
    const photos = onceEach(orderedItems(service.photos));
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
 * The lowest of the packages' prices, with what it is for: `$99`, `$12/sq ft`; '' where none has an amount. Prices in
 * words may say a reduction: that is no price.
 */
export function lowestPrice(packages: readonly PackageTable[]): string {
  const prices = packages.flatMap(({ items: products }) =>
    products.flatMap(({ price }) => {
      const [, digits, unit = ''] = /(\d[\d,]*(?:\.\d+)?)\s*((?:\/|(?:per|por) )[\p{L} ]{1,14})?/u.exec(price) ?? [];
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

/** Plain numbers are dollars; words such as `From $99` stay as typed. */
function priceText(value: unknown): string {
  const typed = text(value).trim();
  const amount = number(typed, Number.NaN);
  if (Number.isNaN(amount)) return typed;
  const hasRounding = Math.round(amount * 100) / 100 !== amount;
  if (amount <= 0 || amount >= 1000 || hasRounding) return dollars.format(amount);
  return Number.isInteger(amount) ? `$${amount}` : `$${amount.toFixed(2)}`;
}
