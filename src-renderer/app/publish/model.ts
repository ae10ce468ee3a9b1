import { sectionLabels } from '#shared/layout/sections.ts';
import { labelOf } from '#shared/record-catalogue/labels.ts';
import { tabOfField } from '#shared/record-catalogue/catalogue.ts';
import type { TabId } from '#shared/record-catalogue/tabs.ts';
import { describeShared, type SharedText } from '#shared/domain/fleet/sameness.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { unchangedPictures } from '#shared/domain/publishing/photos.ts';
import { setLinks, unchangedLinks } from '#shared/domain/publishing/links.ts';
import type { Need } from '#shared/domain/needs/need.ts';
import type { PublishFinding } from '#shared/domain/publishing/finding.ts';
import type { Output } from '#shared/ipc/contract.ts';
import type { DeadLink, PageChange, SmallPhoto, UnpublishedFont } from '#shared/ipc/publishing.ipc.ts';
import type { Path } from '#shared/record/operation.ts';

export interface FindingRow extends Omit<PublishFinding, 'advice'>, Pick<Need, 'advice' | 'section'> {
  /** where the finding is fixed */
  tab: TabId;
  /** names of the first fields that the finding is about, and the number of further fields */
  where: string;
}

type ListingDifference = Output<'businessProfile.compare'>[number];

/** Maximum number of fields, links or photos that a finding names. If only one more field is left, it is named too. */
const MOST_NAMED = 3;

export function findingRows(site: SiteDocument, findings: readonly (PublishFinding | Need)[]): FindingRow[] {
  return findings.map((finding) => ({
    ...finding,
    tab: 'tab' in finding ? finding.tab : tabOfField(String(finding.places[0]?.[0])),
    where: named(finding.places.map((path) => labelOf(site, path))),
  }));
}

export function deadLinkFinding(site: SiteDocument, answered: readonly DeadLink[]): PublishFinding | undefined {
  const links = unchangedLinks(site, answered);
  if (links.length === 0) return undefined;
  const gone = links.filter((link) => link.gone).map(({ path }) => ({ path, link: '' }));
  return {
    id: 'dead-links',
    title: links.length === 1 ? 'A link leads nowhere' : `${links.length} links lead nowhere`,
    advice: links
      .slice(0, MOST_NAMED)
      .map(({ url, problem }) => `${url}: ${problem}`)
      .join(' '),
    places: links.map(({ path }): Path => path),
    ...(gone.length > 0 && {
      fix: {
        label: gone.length === 1 ? 'Take the link off the page' : `Take ${gone.length} links off the pages`,
        operations: setLinks(site, gone),
      },
    }),
  };
}

const fontProblems: Readonly<Record<UnpublishedFont['problem'], string>> = {
  unknown: 'is in no list of fonts that this computer can read',
  unreachable: 'cannot be fetched at present: is this computer online?',
  broken: 'has a file that is no font',
};

/** Reports fonts that the published pages will not have, because the app has no file of the font to publish. */
export function fontFinding(fonts: readonly UnpublishedFont[]): PublishFinding | undefined {
  if (fonts.length === 0) return undefined;
  const names = (wanted: readonly UnpublishedFont[]): string =>
    [...new Set(wanted.map(({ family }) => `“${family}”`))].join(' and ');
  const reasons = Map.groupBy(fonts, ({ problem }) => problem);
  const said = [...reasons].map(([problem, wanted]) => `${names(wanted)} ${fontProblems[problem]}.`);
  return {
    id: 'fonts',
    title: `There is no file of the font ${names(fonts)} to publish`,
    advice: `${said.join(' ')} The pages will have the design’s own font. Choose another one, or leave it at that.`,
    places: fonts.map(({ field }): Path => [field]),
  };
}

/** Reports photos that look blurred because the pages enlarge them. Photos replaced since the check are left out. */
export function smallPhotosFinding(site: SiteDocument, answered: readonly SmallPhoto[]): PublishFinding | undefined {
  const small = unchangedPictures(site, answered);
  if (small.length === 0) return undefined;
  const said = ({ path, width, needed }: SmallPhoto): string =>
    `${labelOf(site, path)}: ${pixels(width)} wide, shown as ${pixels(needed)}.`;
  return {
    id: 'small-photos',
    title:
      small.length === 1
        ? 'A photo is too small for its place'
        : `${small.length} photos are too small for their places`,
    advice: `${small.slice(0, MOST_NAMED).map(said).join(' ')} Visitors see them soft: put in the files as the camera made them.`,
    places: small.map(({ path }): Path => path),
  };
}

const pixels = (count: number): string => `${count.toLocaleString('en-US')} pixels`;

/** Fields of the listing that search engines compare with the page, each with the record's field. */
const comparedFields: Readonly<Record<string, string>> = {
  title: 'company_name',
  phone: 'phone',
  address: 'street_address',
  hours: 'business_hours',
  holidays: 'special_hours',
};

/**
 * Reports differences between the site and the connected business listing, but only in the fields by which search
 * engines recognize that the site and the listing belong to one company.
 */
export function listingFinding(differences: readonly ListingDifference[]): PublishFinding | undefined {
  const compared = differences.filter(({ field }) => field in comparedFields);
  if (compared.length === 0) return undefined;
  const said = ({ label, present, wanted }: ListingDifference): string =>
    `${label}: ${oneLine(present) || 'nothing'} there, ${oneLine(wanted)} here.`;
  return {
    id: 'listing',
    title: 'The business listing says something else',
    advice: `${compared.map(said).join(' ')} Search engines trust a company less whose page and listing differ.`,
    places: compared.map(({ field }): Path => [comparedFields[field] ?? field]),
  };
}

/** Reports a text of the site that other sites have too, and names some of these sites. */
export const sharedFinding = (shared: SharedText): PublishFinding => ({
  id: `shared-${shared.text}`,
  title: describeShared(shared),
  advice: `${shared.alike.length > 0 ? `Such as ${shared.alike.join(', ')}. ` : ''}Search engines are likely to show one of them only.`,
  places: [[shared.text]],
});

const oneLine = (value: string): string => value.replaceAll('\n', ', ');

function named(labels: readonly string[]): string {
  const different = [...new Set(labels)];
  const more = different.length - MOST_NAMED;
  const shown = different.slice(0, more === 1 ? different.length : MOST_NAMED);
  return shown.join(' · ') + (more > 1 ? ` · and ${more} more` : '');
}

/** Labels of the parts of a page that are not sections of the layout. */
const otherLabels: Readonly<Record<string, string>> = {
  'page-head': 'Heading',
  overlays: 'Menus and dialogs',
  look: 'Colors and sizes',
  search: 'Title and description for search',
};

export const partLabel = (part: string): string =>
  (sectionLabels as Readonly<Record<string, string>>)[part] ?? otherLabels[part] ?? 'Content';

/** Returns the labels of the parts that differ on a page, each once. */
export const partLabels = (parts: readonly string[]): string[] => [...new Set(parts.map(partLabel))];

/** Returns the IDs of the changed parts to which the page can be scrolled: its sections and its heading. */
export const anchorsOf = ({ parts }: PageChange): string[] =>
  parts.filter((part) => part === 'page-head' || otherLabels[part] === undefined);

/** Whether a visitor can see the change of the page. */
export const isSeen = ({ kind, parts }: PageChange): boolean =>
  kind !== 'changed' || parts.some((part) => part !== 'search');
