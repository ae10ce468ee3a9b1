import type { Model } from '../content/sections/index.ts';
import type { Structure } from '../engine/structure.ts';
import type { SectionKey } from '../page.ts';
import * as bySection from './by-section.ts';

/** All structures by section and name; both calls to action have the same ones. */
export const structures = { ...bySection } satisfies {
  [K in SectionKey]: Readonly<Record<string, Structure<Model<K>>>>;
};

export type StructureName<K extends SectionKey> = Extract<keyof (typeof structures)[K], string>;
