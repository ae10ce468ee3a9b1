import { versionRows } from './version-rows.ts';

export { type HomeSection, homeSections } from '../record-catalogue/home-sections.ts';

export const modals = ['modals/text_us', 'modals/text_thank_you', 'modals/leave_a_review'] as const;

type Rows = typeof versionRows;
/** A version in which a section can be drawn. */
export type VersionId = keyof Rows;
type VersionsWith<Facts> = { [K in VersionId]: Rows[K] extends Facts ? K : never }[VersionId];

/** A version that a whole site can have. */
type SiteLanguage = Exclude<VersionId, VersionsWith<{ sectionsAlone: true }>>;
/** A value of a site's `version`. With vC each section has a version of its own. */
export type SiteVersion = SiteLanguage | 'vC';
/** The version of a section in the record's layout; `none` hides the section. */
export type SectionVersion = VersionId | 'none';

const languageIds = Object.keys(versionRows) as VersionId[];

export const siteLanguages = languageIds.filter((id): id is SiteLanguage => !('sectionsAlone' in versionRows[id]));
export const siteVersions: readonly SiteVersion[] = [...siteLanguages, 'vC'];
export const sectionVersions: readonly SectionVersion[] = [...languageIds, 'none'];

/** Versions to which all sections of a vC site can be set at once. */
export const selectAllVersions = languageIds.filter(
  (id): id is VersionsWith<{ forAll: true }> => 'forAll' in versionRows[id],
);

/** The version that is used if the record names no known version. */
export const defaultVersion = 'v2.1' satisfies VersionId;
