import type { Content } from '../../engine/content.ts';
import type { SectionKey } from '../../page.ts';
import * as bySection from './by-section.ts';

/** What the page says, section by section; a key that is not a home section belongs to other pages. */
export const contents = { ...bySection } satisfies Readonly<Record<SectionKey, Content<unknown>>>;

export type Model<K extends SectionKey> = (typeof contents)[K] extends Content<infer M> ? M : never;
