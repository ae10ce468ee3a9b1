/**
 * How the items of a list are known again in another copy of it. `draggableId` is no identity: the editor makes a new
 * one with each load.
 */
export interface ListPolicy {
  /** the server's own keys of an item, the most telling first */
  keys: readonly string[];
  /** an address that hardly two items share */
  url?: string;
  /** members that together name an item to a person */
  name?: readonly string[];
  /** member that numbers the items by their place */
  order?: string;
  /** the item at an index is always the same thing, and is taken whole */
  fixed?: true;
}

const general: ListPolicy = { keys: ['id', 'pk'], url: 'photo', name: ['name', 'title'], order: 'order' };

const policies: Record<string, ListPolicy> = {
  services: { keys: ['service_id'], name: ['service-name'], order: 'order' },
  gallery: { keys: ['photo_pk', 'id'], url: 'photo', order: 'order' },
  hero_gallery_photos: { keys: ['photo_pk', 'id', 'pk'], url: 'photo', order: 'order' },
  gallery_names: { keys: [], name: ['gallery-name'] },
  testimonials: { keys: ['id'], name: ['reviewer', 'review'], order: 'order' },
  faqs: { keys: ['id'], name: ['question'], order: 'order' },
  service_areas: { keys: ['id'], name: ['city', 'state'], order: 'order' },
  redirects: { keys: ['id'], name: ['source'] },
  packages: { keys: ['id'], name: ['service_package_title'] },
  service_footers: { keys: ['id'], name: ['note'] },
  products: { keys: ['pk'] },
  payments: { keys: ['pk'] },
  business_hours: { keys: [], fixed: true },
};

/** @param field the last member name on the way to the list */
export function listPolicy(field: string): ListPolicy {
  return policies[field] ?? general;
}

/** Lists that the server keeps as JSON text in a string. */
export const jsonTextLists: ReadonlySet<string> = new Set(['products', 'payments']);

/** Objects whose members only make sense together; one side's version is taken whole. */
export function isAtomic(path: readonly (string | number)[]): boolean {
  return path[0] === 'load_balancer_config' || (path[0] === 'custom_layout' && path.length === 2);
}
