import type { Operation } from '#shared/record/operation.ts';

export interface SiteModel {
  sitePk: number;
  slug: string;
  id_key: string;
  services: { 'service-name': string; text: string; order: number }[];
  gallery: { photo: string; caption: string }[];
  products: string;
}

const services = ['Repipe', 'Drains', 'Heaters'].map((name, order) => ({ 'service-name': name, text: '', order }));

export const siteText = JSON.stringify({
  sitePk: 7,
  slug: 'acme',
  id_key: 'k1',
  company_name: 'Acme',
  company_tagline: '',
  about: '',
  sitewright_contact_id: 'c1',
  theme: { x: '', y: '' },
  services,
  gallery: [{ photo_pk: 900, photo: '/media/first.webp', caption: '' }],
  products: JSON.stringify([{ pk: 1, model: 'm', fields: { title: '' } }]),
  service_areas: [{ city: 'Reno', state: 'NV', radius: 50, order: 0 }],
  service_area_array: [['Reno', 'NV', 50, 0]],
});

export const tokensIn = (text: string): Set<string> => new Set(text.match(/tok-\d+-\d+/g));

/** An edit that `pick` chooses, such as the screens make; it puts `token` into the document unless it takes away or moves. */
export function editOf(site: SiteModel, pick: number, at: number, to: number, token: string): Operation[] {
  const { services: list, gallery } = site;
  const [item, target] = [list.length ? at % list.length : -1, list.length ? to % list.length : -1];
  const photo = gallery.length ? at % gallery.length : -1;
  switch (pick % 12) {
    case 0:
    case 1:
      return [{ op: 'set', path: ['about'], value: token }];
    case 2:
      return [{ op: 'set', path: ['company_tagline'], value: token }];
    case 3:
      return [{ op: 'set', path: ['theme', at % 2 ? 'x' : 'new'], value: token }];
    case 4: {
      const index = at % (list.length + 1);
      const value = { 'service-name': token, text: '', order: index };
      return [{ op: 'insert', path: ['services', index], value }, ...renumbered(list.length + 1)];
    }
    case 5:
    case 6:
      return item < 0 ? [] : [{ op: 'set', path: ['services', item, 'text'], value: token }];
    case 7:
      return item < 0 ? [] : [{ op: 'move', path: ['services'], from: item, to: target }, ...renumbered(list.length)];
    case 8:
      return item < 0 ? [] : [{ op: 'remove', path: ['services', item] }, ...renumbered(list.length - 1)];
    case 9:
      return [
        {
          op: 'insert',
          path: ['gallery', at % (gallery.length + 1)],
          value: { photo: `/media/${token}.webp`, caption: '' },
        },
      ];
    case 10:
      if (photo < 0) return [];
      if (to === 0) return [{ op: 'remove', path: ['gallery', photo] }];
      return [{ op: 'set', path: ['gallery', photo, 'caption'], value: token }];
    default: {
      const products = JSON.parse(site.products) as { pk: number; fields: { title: string } }[];
      const changed = products.map((each) => (to % 2 || each.pk === 1 ? { ...each, fields: { title: token } } : each));
      return [{ op: 'set', path: ['products'], value: JSON.stringify(changed) }];
    }
  }
}

const renumbered = (length: number): Operation[] =>
  Array.from({ length }, (_, order) => ({ op: 'set', path: ['services', order, 'order'], value: order }));
