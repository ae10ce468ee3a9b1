import type { HomeSection } from '#shared/layout/catalogue.ts';
import type { Content } from '../define-content.ts';
import * as bySection from './by-section.ts';

/** What the page says, section by section; a key that is not a home section belongs to other pages. */
export const contents = { ...bySection } satisfies Readonly<Record<HomeSection, Content<unknown>>>;

export type Model<K extends HomeSection> = (typeof contents)[K] extends Content<infer M> ? M : never;
