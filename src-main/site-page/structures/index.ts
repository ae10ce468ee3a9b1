import type { HomeSection } from '#shared/layout/catalogue.ts';
import type { Model } from '../content/sections/index.ts';
import * as bySection from './by-section.ts';
import type { Structure } from './structure.ts';

/** All structures, by section and name. The sections `cta` and `final-cta` have the same structures. */
export const structures = { ...bySection } satisfies {
  [K in HomeSection]: Readonly<Record<string, Structure<Model<K>>>>;
};

export type StructureName<K extends HomeSection> = Extract<keyof (typeof structures)[K], string>;
