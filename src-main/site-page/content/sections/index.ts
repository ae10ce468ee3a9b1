import type { HomeSection } from '#shared/layout/catalogue.ts';
import type { Content } from '../define-content.ts';
import * as bySection from './by-section.ts';

/** The content of all home sections. The compiler refuses a missing key. */
export const contents = { ...bySection } satisfies Readonly<Record<HomeSection, Content<unknown>>>;

export type Model<K extends HomeSection> = (typeof contents)[K] extends Content<infer M> ? M : never;
