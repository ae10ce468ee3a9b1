import type { JsonValue, Operation } from '#shared/record/operation.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import { fromServer } from '#shared/record-catalogue/server-forms.ts';

interface Photo {
  photo: string;
  caption: string;
}

interface KeyedItem {
  fields: { title: string };
}

/** The site in the form that the app uses. */
export interface SiteModel {
  sitePk: number;
  slug: string;
  id_key: string;
  theme: Record<string, string>;
  services: { 'service-name': string; text: string; order: number; photos?: Photo[] }[];
  gallery: Photo[];
  hero_gallery_photos: Photo[] | null;
  testimonials: { reviewer: string; review: string; order: string }[];
  faqs: { question: string; answer: string; order: number }[] | null;
  keywords: string[] | null;
  products: KeyedItem[];
  payments: KeyedItem[] | null;
  business_hours: { from: string; to: string }[];
  load_balancer_config: { static: string; host: string };
  custom_layout: Record<string, { version: string; tag: string }>;
}

const services = ['Repipe', 'Drains', 'Heaters'].map((name, order) => ({ 'service-name': name, text: '', order }));
/** a JSON text, because a JavaScript number would lose digits */
const LONG_KEY = '12345678901234567890';

/** The site as its server stores it. */
export const siteText = JSON.stringify({
  sitePk: 7,
  slug: 'acme',
  id_key: 'k1',
  company_name: 'Acme',
  company_tagline: '',
  about: '',
  sitewright_contact_id: 'c1',
  paid_url: 'acme.com',
  github_repo: 'acme',
  version: 'v2.1',
  theme: { x: '', y: '' },
  services,
  gallery: [{ photo_pk: 'LONG KEY', photo: '/media/first.webp', caption: '' }],
  hero_gallery_photos: null,
  testimonials: ['Ann', 'Bob', 'Ann'].map((reviewer, at) => ({
    id: at + 1,
    reviewer,
    review: 'Good.',
    order: `${3 - at}`,
  })),
  faqs: null,
  keywords: null,
  products: JSON.stringify([{ pk: 1, model: 'm', fields: { title: '' } }]),
  payments: null,
  business_hours: Array.from({ length: 7 }, () => ({ from: '', to: '' })),
  load_balancer_config: { static: '', host: '' },
  custom_layout: { hero: { version: '', tag: '' } },
  unknown: { price: 'LONG PRICE', by: 'caf\u00e9' },
  service_areas: [{ city: 'Reno', state: 'NV', radius: 50, order: 0 }],
  service_area_array: [['Reno', 'NV', 50, 0]],
})
  .replace('"LONG KEY"', LONG_KEY)
  .replace('"LONG PRICE"', '1.10');

/** The site as the app reads it. */
export const appText = fromServer(RawValue.parse(siteText)).toText();

/** Texts of the site that no edit changes. */
export const untouchedTexts = [
  '"unknown":{"price":1.10,"by":"caf\u00e9"}',
  '"sitePk":7',
  '"slug":"acme"',
  '"id_key":"k1"',
];

export const tokensIn = (text: string): Set<string> => new Set(text.match(/tok-\d+-\d+/g));

/** Number of kinds of edits from which `pick` chooses. */
export const EDIT_KINDS = 28;

/**
 * Whether an edit renames an item. The old name may then appear again beside the new one, because another computer has
 * kept the item under the old name.
 */
export const isRename = (pick: number): boolean => pick % EDIT_KINDS === 24;

interface Choice {
  pick: number;
  at: number;
  to: number;
  /** value that the edit writes; not used if the edit writes none, such as a removal */
  token: string;
  /** stores a photo on this computer and returns its reference; by default, edits use the address of a photo */
  addFile?: (token: string) => string;
}

const set = (path: Operation['path'], value: JsonValue): Operation => ({ op: 'set', path, value });

/** Returns the operations of an edit as the screens make it; none if the site lacks what would be edited. */
export function editOf(site: SiteModel, { pick, at, to, token, addFile = addressOf }: Choice): Operation[] {
  const { services: list, gallery, testimonials } = site;
  const [item, target] = [list.length ? at % list.length : -1, list.length ? to % list.length : -1];
  const faqs = site.faqs ?? [];
  switch (pick % EDIT_KINDS) {
    case 0:
    case 1:
      return [set(['about'], token)];
    case 2:
      return [set(['company_tagline'], token)];
    case 3:
      return [set(['theme', at % 2 ? 'x' : 'new'], token)];
    case 4: {
      const index = at % (list.length + 1);
      const value = { 'service-name': token, text: '', order: index };
      return [{ op: 'insert', path: ['services', index], value }, ...renumbered('services', list.length + 1)];
    }
    case 5:
    case 6:
      return item < 0 ? [] : [set(['services', item, 'text'], token)];
    case 7:
      if (item < 0) return [];
      return [{ op: 'move', path: ['services'], from: item, to: target }, ...renumbered('services', list.length)];
    case 8:
      return item < 0 ? [] : [{ op: 'remove', path: ['services', item] }, ...renumbered('services', list.length - 1)];
    case 9:
      return [
        { op: 'insert', path: ['gallery', at % (gallery.length + 1)], value: { photo: addressOf(token), caption: '' } },
      ];
    case 10:
      return photoEdit('gallery', gallery, { at, to, token });
    case 11:
    case 12:
      return keyedEdit('products', site.products, pick % 2 === 0 && to % 2 === 0, { at, to, token });
    case 13:
      return [set(['load_balancer_config', 'static'], token), set(['load_balancer_config', 'host'], token)];
    case 14:
      return [set(['custom_layout', at % 2 ? 'hero' : 'faqs'], { version: token, tag: token })];
    case 15:
      return [set(['business_hours', at % 7], { from: token, to: token })];
    case 16: {
      const value = { question: token, answer: '', order: (faqs[0]?.order ?? 0) + faqs.length };
      return site.faqs ? [{ op: 'insert', path: ['faqs', faqs.length], value }] : [set(['faqs'], [value])];
    }
    case 17: {
      if (faqs.length === 0) return [];
      if (to > 2) return [set(['faqs', at % faqs.length, 'answer'], token)];
      return [{ op: 'remove', path: ['faqs', at % faqs.length] }, ...renumbered('faqs', faqs.length - 1)];
    }
    case 18:
      if (!site.keywords) return [set(['keywords'], [token])];
      return [{ op: 'insert', path: ['keywords', at % (site.keywords.length + 1)], value: token }];
    case 19: {
      const count = site.keywords?.length ?? 0;
      if (count === 0) return [];
      if (to % 2) return [{ op: 'remove', path: ['keywords', at % count] }];
      return [{ op: 'move', path: ['keywords'], from: at % count, to: to % count }];
    }
    case 20: {
      const value = { reviewer: 'Ann', review: token, order: '' };
      const index = at % (testimonials.length + 1);
      return [{ op: 'insert', path: ['testimonials', index], value }, ...countedDown(testimonials.length + 1)];
    }
    case 21:
      return testimonialEdit(testimonials.length, { at, to, token });
    case 22:
      return [
        {
          op: 'insert',
          path: ['gallery', at % (gallery.length + 1)],
          value: { photo: addFile(token), caption: '' },
        },
      ];
    case 23: {
      const heroes = site.hero_gallery_photos ?? [];
      if (to > 6) return photoEdit('hero_gallery_photos', heroes, { at, to: to - 7, token });
      const value = { photo: to % 2 ? addFile(token) : addressOf(token), caption: '' };
      if (!site.hero_gallery_photos) return [set(['hero_gallery_photos'], [value])];
      return [{ op: 'insert', path: ['hero_gallery_photos', at % (heroes.length + 1)], value }];
    }
    case 24:
      return item < 0 ? [] : [set(['services', item, 'service-name'], token)];
    case 25:
      if (to % 3 === 0) return [set(['about'], null)];
      return to % 3 === 1 || !('y' in site.theme)
        ? [set(['theme', 'y'], token)]
        : [{ op: 'remove', path: ['theme', 'y'] }];
    case 26: {
      const photos = list[item]?.photos;
      const value = { photo: addressOf(token), caption: '' };
      if (item < 0) return [];
      if (!photos) return [set(['services', item, 'photos'], [value])];
      return to < 7
        ? [{ op: 'insert', path: ['services', item, 'photos', to % (photos.length + 1)], value }]
        : photoEdit('photos', photos, { at, to: to - 7, token }, ['services', item]);
    }
    default:
      return keyedEdit('payments', site.payments, to % 2 === 0, { at, to, token });
  }
}

const addressOf = (token: string) => `/media/${token}.webp`;

type Places = Pick<Choice, 'at' | 'to' | 'token'>;

function photoEdit(name: string, photos: Photo[], { at, to, token }: Places, of: Operation['path'] = []): Operation[] {
  if (photos.length === 0) return [];
  const path = [...of, name, at % photos.length];
  return to === 0 ? [{ op: 'remove', path }] : [set([...path, 'caption'], token)];
}

function testimonialEdit(count: number, { at, to, token }: Places): Operation[] {
  if (count === 0) return [];
  if (to < 3) return [set(['testimonials', at % count, 'review'], token)];
  if (to < 5) return [{ op: 'remove', path: ['testimonials', at % count] }, ...countedDown(count - 1)];
  return [{ op: 'move', path: ['testimonials'], from: at % count, to: to % count }, ...countedDown(count)];
}

/** Returns the operations of an edit of a list whose items have their members in `fields`. */
function keyedEdit(
  name: string,
  items: readonly KeyedItem[] | null,
  isStructural: boolean,
  { at, to, token }: Places,
): Operation[] {
  const length = items?.length ?? 0;
  if (isStructural && at > 7 && length > 0) return [{ op: 'remove', path: [name, to % length] }];
  const fields = { title: token };
  if (!isStructural && length > 0) return [set([name, at % length, 'fields'], fields)];
  return [{ op: 'insert', path: [name, at % (length + 1)], value: { model: 'm', fields } }];
}

const renumbered = (list: string, length: number): Operation[] =>
  Array.from({ length }, (_, order) => set([list, order, 'order'], order));

const countedDown = (length: number): Operation[] =>
  Array.from({ length }, (_, at) => set(['testimonials', at, 'order'], String(length - at)));
