interface SiteLanguage {
  /** on the Layout screen: what the version is called, and what it looks like in a few words */
  label: string;
  hint: string;
  /** all sections of a mix can be set to it at once */
  forAll?: true;
}

/** A language that no site has throughout: only single sections of a mix have it. */
interface SectionLanguage {
  sectionsAlone: true;
}

type VersionRow = (SiteLanguage | SectionLanguage) & {
  /** photos that the home page has room for, as the documents say; without it the page shows all */
  homePhotos?: number;
};

/**
 * The design languages of published pages in their order, with all that the app knows of each. How a language looks is
 * its file in `site-page/languages`.
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

/** The row of a version, read like that of any other. */
export const versionRow = (id: keyof typeof versionRows): VersionRow => versionRows[id];
