interface SiteLanguage {
  /** name of the version on the Layout screen, and its look in a few words */
  label: string;
  hint: string;
  /** all sections of a mix can be set to it at once */
  forAll?: true;
}

/** A language for single sections of a mix only. */
interface SectionLanguage {
  sectionsAlone: true;
}

type VersionRow = (SiteLanguage | SectionLanguage) & {
  /** number of photos on the home page, as the documents say; without it the page shows all */
  homePhotos?: number;
};

/**
 * The design languages of published pages in their order, with everything that the app knows of each. The look of a
 * language is in its file in `site-page/languages`.
 */
export const versionRows = {
  v1: { label: 'v1.0', hint: 'Centered, plain' },
  v2: { label: 'v2.0', hint: 'Photo beside text', forAll: true, homePhotos: 9 },
  'v2.1': { label: 'v2.1', hint: 'Dark photo hero', forAll: true, homePhotos: 6 },
  'v2.2': { sectionsAlone: true, homePhotos: 16 },
  'v2.3': { sectionsAlone: true },
  v3: { label: 'v3', hint: 'Ripped edges', forAll: true },
  v4: { label: 'v4', hint: 'Large type', forAll: true },
} as const satisfies Readonly<Record<string, VersionRow>>;

/** The row of a version, with all members that rows may have. */
export const versionRow = (id: keyof typeof versionRows): VersionRow => versionRows[id];
