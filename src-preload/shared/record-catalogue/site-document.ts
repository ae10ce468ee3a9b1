import type { Scalar } from '../record/operation.ts';
import type { ListRow, Rows } from './row.ts';
import type { attributes, socials } from './rows/basic-info.ts';
import type { rowsOfTabs } from './rows/index.ts';

type ValueOf<R> = R extends { kind: 'list'; jsonText: string }
  ? { model?: Scalar; pk?: Scalar; fields?: ItemOf<R> | null }[] | null
  : R extends { kind: 'list' }
    ? ItemOf<R>[] | TextFormOf<R> | null
    : R extends { kind: 'object'; each: infer E }
      ? Record<string, MembersOf<E>> | null
      : R extends { kind: 'object' }
        ? MembersOf<R> | null
        : Scalar;

type TextFormOf<R> = R extends { orText: true } ? string : never;
type MembersOf<R> = R extends { members: infer M } ? { -readonly [K in keyof M]?: ValueOf<M[K]> } : object;

/** An item of a list: its members, or a scalar if it has none. Some lists keep the members in the item's `fields`. */
export type ItemOf<R> = R extends { members: Rows } ? MembersOf<R> : Scalar;

type AllRows = (typeof rowsOfTabs)[keyof typeof rowsOfTabs];
type FieldsOf<R> = R extends unknown ? keyof R : never;
type RowOf<F> = AllRows extends infer R ? (R extends unknown ? (F extends keyof R ? R[F] : never) : never) : never;
/** A top-level field that has a row. */
export type KnownField = FieldsOf<AllRows> & string;

/** The computed copy of a service area: city, state, radius, order. */
export type ServiceAreaTuple = [Scalar, Scalar, Scalar, Scalar];

type Known = { [F in Exclude<KnownField, 'service_area_array'>]?: ValueOf<RowOf<F>> };

/**
 * The site's document, with its lists in the form that the app uses. These types are only for reading: the raw document
 * is never serialized from them. A backend may leave fields out, add others, send null for an empty value and write
 * numbers as strings, so every field is optional and scalars are read through `record/readers.ts`.
 */
export interface SiteDocument extends Known {
  service_area_array?: ServiceAreaTuple[] | null;
  /** Any other field of the backend, including the configured `{product}_contact_id`. */
  [unknown: string]: unknown;
}

type ListItem<F extends KnownField> = RowOf<F> extends ListRow ? ItemOf<RowOf<F>> : never;

export type Service = ListItem<'services'>;
export type ServicePackage = NonNullable<NonNullable<Service['packages']>[number]>;
export type GalleryPhoto = ListItem<'gallery'>;
export type HeroPhoto = ListItem<'hero_gallery_photos'>;
export type Testimonial = ListItem<'testimonials'>;
export type Faq = ListItem<'faqs'>;
export type ServiceArea = ListItem<'service_areas'>;
export type BusinessHours = ListItem<'business_hours'>;
export type Redirect = ListItem<'redirects'>;
export type CustomLayout = NonNullable<SiteDocument['custom_layout']>;
export type AttributeField = keyof typeof attributes;
/** A field with a profile's URL, stored without a scheme. The editor shows a fixed `http://` before the URL. */
export type SocialField = keyof typeof socials;
