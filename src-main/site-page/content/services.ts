import { flag, number, text } from '#shared/domain/site/readers.ts';
import type { Service, ServicePackage, SiteDocument } from '#shared/domain/site/schema.ts';
import { imageAddress } from '../html/url.ts';
import { slug } from './text.ts';
import { items, orderedItems } from './items.ts';

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

export interface ServiceCard {
  name: string;
  /** stable within the page, for links */
  anchor: string;
  short: string;
  long: string;
  photo: string;
  packages: PackageTable[];
}

/** Named services in the record's order. */
export function serviceCards(site: Pick<SiteDocument, 'services'>): ServiceCard[] {
  const used = new Set<string>();
  return orderedItems(site.services).flatMap((service) => {
    const name = text(service['service-name']).trim();
    if (name === '') return [];
    const base = `service-${slug(name) || 'item'}`;
    let anchor = base;
    for (let at = 2; used.has(anchor); at++) anchor = `${base}-${at}`;
    used.add(anchor);
    return [
      {
        name,
        anchor,
        short: text(service['service-description']).trim(),
        long: text(service['service-description-long']).trim(),
        photo: firstPhoto(service),
        packages: items(service.packages).flatMap(readPackage),
      },
    ];
  });
}

/** Service photos count upwards, like services themselves. */
function firstPhoto(service: Service): string {
  return (
    orderedItems(service.photos)
      .map((photo) => imageAddress(text(photo.photo)))
      .find(Boolean) ?? ''
  );
}

function readPackage(item: ServicePackage): PackageTable[] {
  const products = items(item.service_products).flatMap((product) => {
    const name = text(product.name).trim();
    return name === ''
      ? []
      : [{ name, price: priceText(product.price), description: text(product.description).trim() }];
  });
  const notes = items(item.service_footers).flatMap((footer) => text(footer.note).trim() || []);
  const title = text(item.service_package_title).trim();
  if (products.length === 0 && notes.length === 0) return [];
  return [{ title: title || 'Packages', items: products, notes, wide: flag(item.service_product_col_view) }];
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
  return Number.isNaN(amount) ? typed : dollars.format(amount);
}
