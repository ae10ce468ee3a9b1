import { between, each, entered, flag, key, list, object, oneOf, text, whole } from './forms.ts';
import { z } from 'zod';

/**
 * The items of the record's lists, from “Entities and their fields” in the documents: the description of the backend
 * that the project was given, which is not in the repository. Members that the documents name are required, except for
 * keys, which the server gives to an item.
 */

const order = whole;
const draggableId = text.min(1, 'some text expected');

export const faq = object({ question: text, answer: text, order, 'landing-page': key, draggableId });

export const galleryPhoto = object(
  {
    photo: text,
    alt_tag: text,
    caption: text,
    archived: flag,
    associated_service: text,
    gallery: text,
    /** '' if the photo is uncategorized */
    gallery_name: text,
    landing_page: key,
    order,
    all_photos_order: whole,
    gallery_order: whole,
    /** −1 if the photo is not on the home page */
    homepage_order: whole.min(-1, '-1 or more expected'),
    uncropped_gallery_photo: text,
    stock: flag,
  },
  // Keys, and members of which the documents do not say that the server keeps them.
  { selected: flag, saved: flag, photo_pk: key, id: key, focal_point: text, before_photo: text },
);

/** Days with special opening hours, which the documents do not name. */
export const holiday = object(
  { ...each(['name', 'first_day', 'last_day'], text), ...each(['from', 'to'], text) },
  { id: key, pk: key },
);

export const heroPhoto = object({ photo: text, order, alt_tag: text, caption: text }, { focal_point: text });

export const galleryName = object(each(['gallery-name', 'gallery-subtitle', 'gallery_cc_widget'], text));

/** Adds a rule to a form: if the object has the key `key`, each item of its `lists` repeats that key in `member`. */
const withKeyIn = <T extends z.ZodType>(form: T, key: string, lists: readonly string[], member: string): T =>
  form.superRefine(
    (owner, context) => {
      const { [key]: ownerKey, ...members } = owner as Record<string, unknown>;
      if (ownerKey == null) return;
      for (const list of lists)
        for (const [at, item] of itemsOf(members[list]).entries())
          if (item[member] !== ownerKey)
            context.addIssue({ code: 'custom', path: [list, at, member], message: `${key} of its owner expected` });
    },
    // Checks the keys even if another member is wrong.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );

const itemsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value)
    ? value.filter((item): item is Record<string, unknown> => typeof item === 'object' && item !== null)
    : [];

const servicePhoto = object({ photo: text, order, stock: flag }, { focal_point: text });
const footer = object({ note: text }, { id: key, service_package_id: key, status: entered });
const product = object(each(['name', 'price', 'description'], text), { id: key, service_package_id: key });
const servicePackage = withKeyIn(
  object(
    {
      service_package_title: text,
      service_footers: list(footer),
      service_products: list(product),
      service_product_col_view: flag,
    },
    { id: key, service_id: key, service: entered },
  ),
  'id',
  ['service_footers', 'service_products'],
  'service_package_id',
);

/** Keywords cannot contain a comma. */
const keyword = text.regex(/^[^,]*$/, 'text without a comma expected');
export const keywords = list(keyword);

export const service = withKeyIn(
  object(
    {
      'landing-page': key,
      order,
      'service-name': text.min(1, 'some text expected'),
      'service-description': text,
      'service-description-long': text,
      draggableId,
      photos: list(servicePhoto),
      include_in_socials: flag,
      packages: list(servicePackage),
      primary_keyword: text,
      keywords,
    },
    { service_id: key },
  ),
  'service_id',
  ['packages'],
  'service_id',
);

export const testimonial = object(
  {
    reviewer: text,
    /** '5' in a new review */
    stars: oneOf('', '1', '2', '3', '4', '5'),
    service: text,
    /** the reviewer's location */
    title: text,
    status: oneOf('approved', 'unapproved'),
    review: text,
    source: text,
    order,
    draggableId,
    checked: flag,
    landing_page: key,
  },
  {
    id: key,
    // Not in the documents: marks an invented sample, so that nobody takes it for a customer's text.
    sample: flag,
    // Not in the documents either: the month in which the review was written.
    date: text,
  },
);

export const reviewLink = object(each(['title', 'icon', 'link'], text));

export const teammate = object({
  ...each(['name', 'role', 'photo', 'alt_tag'], text),
  bio: text.max(175, '175 characters or fewer expected'),
  order,
  draggableId,
});

/** Returns the form of an item of `products` or `payments`, whose members are in `fields`. */
const modelItem = <T extends z.ZodType>(fields: T) =>
  object({ fields }, { model: text, pk: z.union([z.string(), z.number(), z.null()], 'key expected') });

export const partnership = modelItem(
  object({ ...each(['title', 'subtitle', 'photo', 'link'], text), order, draggableId }),
);
export const payment = modelItem(object(each(['title', 'link'], text)));

export const award = object({ photo: text });

const path = text.startsWith('/', 'path that starts with a slash expected');
export const redirect = object({ source: path, destination: path, redirect_type: text });

export const adsPage = object(
  {
    selected_service: text,
    about_us: text,
    // The documents do not give the form of the items.
    best_work_photos: list(z.union([text, z.looseObject({ photo: text })], 'photo expected')),
    testimonials_ids: list(key),
  },
  { id: key },
);

export const serviceArea = object({ city: text, state: text, radius: whole, order }, { about: text });
export const serviceAreaTuple = z.tuple([text, text, whole, order], 'tuple of city, state, radius, order expected');

export const businessDay = object(each(['from', 'to', 'custom'], text));
export const customBadge = object({ name: text, icon: text, show: flag });
export const industryType = object({ id: key, name: text });

const sectionVersion = oneOf('v1', 'v2', 'v2.1', 'v2.2', 'v2.3', 'v3', 'v4', 'vC', 'none');
export const layoutSection = object({ version: sectionVersion, order });

export const transparency = between(0, 100);
