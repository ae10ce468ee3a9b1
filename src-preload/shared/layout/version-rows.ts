import { white } from '../theme/color.ts';
import type { BandName } from '../theme/bands.ts';
import type { Ground, GroundRecipe } from '../theme/roles.ts';

interface SiteLanguage {
  /** whether all sections of a vC site, which have versions of their own, can be set to this version at once */
  forAll?: true;
}

/** A design language for sections of a vC site only. A whole site cannot have it. */
interface SectionLanguage {
  sectionsAlone: true;
}

type VersionRow = (SiteLanguage | SectionLanguage) & {
  /** name of the version on the Layout screen; `hint`: its look in a few words */
  label: string;
  hint: string;
  /** number of photos that the home page has room for; missing if the description of the backend's API names none */
  homePhotos?: number;
  grounds: GroundRecipe;
  /** the grounds of the version if the record asks for dark pages */
  darkGrounds: GroundRecipe;
  /** the ground on which the words of each band stand; bands that the language does not have are left out */
  bands: Readonly<Partial<Record<BandName, Ground>>>;
  /** bands through which a photo or other parts of the page can be seen, depending on the band's transparency */
  seeThrough: readonly BandName[];
  /**
   * number of photos that the version's hero needs, counting the cover photos and other photos of the home page; with
   * fewer photos, but at least one cover photo, the hero's words stand on a photo
   */
  heroPhotos: number;
  /** the ground of the hero's words if there is no cover photo; `deep` if missing */
  bareHero?: Ground;
};

const whiteCards = { card: { base: white, brand: 0 }, headings: 'ink' } as const satisfies Partial<GroundRecipe>;

/**
 * The design languages of published pages in their order, with everything that the app knows of each language. The look
 * of a language is in its file in `site-page/languages`.
 */
export const versionRows = {
  v1: {
    label: 'v1.0',
    hint: 'Centered, plain',
    grounds: {
      page: { base: [253, 252, 249], brand: 0.03 },
      tint: { base: [245, 241, 232], brand: 0.02 },
      card: { base: white, brand: 0 },
      deep: { l: 0.29, c: 0.07 },
      headings: 'brand',
    },
    darkGrounds: {
      page: { base: [24, 22, 18], brand: 0.03 },
      tint: { base: [32, 30, 24], brand: 0.04 },
      card: { base: [37, 34, 28], brand: 0.03 },
      deep: { l: 0.14, c: 0.03 },
      headings: 'brand',
    },
    bands: { nav: 'page', hero: 'card', cta: 'card', footer: 'deep' },
    seeThrough: ['footer'],
    heroPhotos: 1,
  },
  v2: {
    label: 'v2.0',
    hint: 'Photo beside text',
    forAll: true,
    homePhotos: 9,
    grounds: {
      page: { base: white, brand: 0 },
      tint: { base: white, brand: 0.07 },
      card: { base: white, brand: 0 },
      deep: { l: 0.3, c: 0.09 },
      headings: 'deep',
    },
    darkGrounds: {
      page: { base: [16, 19, 25], brand: 0.05 },
      tint: { base: [23, 27, 35], brand: 0.09 },
      card: { base: [29, 33, 42], brand: 0.05 },
      deep: { l: 0.15, c: 0.05 },
      headings: 'deep',
    },
    bands: { nav: 'page', hero: 'tint', cta: 'brand', footer: 'deep' },
    seeThrough: ['nav', 'footer'],
    heroPhotos: 1,
  },
  'v2.1': {
    label: 'v2.1',
    hint: 'Dark photo hero',
    forAll: true,
    homePhotos: 6,
    grounds: {
      ...whiteCards,
      page: { base: white, brand: 0 },
      tint: { base: white, brand: 0.05 },
      deep: { l: 0.29, c: 0.085 },
      turnsLight: true,
    },
    darkGrounds: {
      page: { base: [20, 23, 27], brand: 0.03 },
      tint: { base: [27, 30, 36], brand: 0.05 },
      card: { base: [33, 37, 43], brand: 0.03 },
      deep: { l: 0.15, c: 0.05 },
      headings: 'ink',
      turnsLight: true,
    },
    bands: { nav: 'deep', hero: 'photo', card: 'deep', cta: 'brand', footer: 'deep' },
    seeThrough: ['hero', 'nav', 'card', 'cta', 'footer'],
    heroPhotos: 1,
  },
  'v2.2': {
    label: 'v2.2',
    hint: 'Wall of photos',
    sectionsAlone: true,
    homePhotos: 16,
    grounds: {
      ...whiteCards,
      page: { base: white, brand: 0 },
      tint: { base: [244, 244, 242], brand: 0 },
      deep: { l: 0.2, c: 0.02 },
    },
    darkGrounds: {
      page: { base: [18, 18, 18], brand: 0 },
      tint: { base: [27, 27, 26], brand: 0 },
      card: { base: [33, 33, 33], brand: 0 },
      deep: { l: 0.13, c: 0.01 },
      headings: 'ink',
    },
    bands: { nav: 'page', hero: 'brand', card: 'card', cta: 'brand', footer: 'deep' },
    seeThrough: ['nav', 'card', 'footer'],
    heroPhotos: 3,
    bareHero: 'brand',
  },
  'v2.3': {
    label: 'v2.3',
    hint: 'Tiles',
    sectionsAlone: true,
    grounds: {
      ...whiteCards,
      page: { base: [246, 247, 249], brand: 0.04 },
      tint: { base: [246, 247, 249], brand: 0.04 },
      deep: { l: 0.29, c: 0.085 },
    },
    darkGrounds: {
      page: { base: [17, 20, 25], brand: 0.04 },
      tint: { base: [17, 20, 25], brand: 0.04 },
      card: { base: [27, 31, 37], brand: 0.04 },
      deep: { l: 0.34, c: 0.09 },
      headings: 'ink',
    },
    bands: { nav: 'page', hero: 'deep', cta: 'deep', footer: 'deep' },
    seeThrough: ['nav', 'footer'],
    heroPhotos: 1,
  },
  v3: {
    label: 'v3',
    hint: 'Ripped edges',
    forAll: true,
    grounds: {
      ...whiteCards,
      page: { base: white, brand: 0 },
      tint: { base: [241, 241, 239], brand: 0 },
      deep: { l: 0.19, c: 0.022 },
    },
    darkGrounds: {
      page: { base: [22, 22, 21], brand: 0 },
      tint: { base: [30, 30, 29], brand: 0 },
      card: { base: [36, 36, 35], brand: 0 },
      deep: { l: 0.12, c: 0.015 },
      headings: 'ink',
    },
    bands: { nav: 'deep', hero: 'photo', cta: 'accent', footer: 'deep' },
    seeThrough: ['hero', 'nav', 'footer'],
    heroPhotos: 1,
  },
  v4: {
    label: 'v4',
    hint: 'Large type',
    forAll: true,
    grounds: {
      page: { base: [251, 249, 245], brand: 0.03 },
      tint: { base: [244, 240, 232], brand: 0.08 },
      card: { base: [251, 249, 245], brand: 0.03 },
      deep: { l: 0.28, c: 0.06 },
      headings: 'deep',
    },
    darkGrounds: {
      page: { base: [22, 21, 19], brand: 0.03 },
      tint: { base: [31, 29, 26], brand: 0.06 },
      card: { base: [22, 21, 19], brand: 0.03 },
      deep: { l: 0.15, c: 0.04 },
      headings: 'deep',
    },
    bands: { nav: 'page', hero: 'page', cta: 'page', footer: 'page' },
    seeThrough: ['nav'],
    heroPhotos: 1,
  },
} as const satisfies Readonly<Record<string, VersionRow>>;

/** Returns the row of a version, typed with all members that a row can have. */
export const versionRow = (id: keyof typeof versionRows): VersionRow => versionRows[id];
