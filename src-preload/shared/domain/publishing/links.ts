import { ctaFacts, ctaSlots } from '../../record-catalogue/cta-slots.ts';
import { text } from '../../record/readers.ts';
import type { SiteDocument } from '../site/schema.ts';
import { setAt } from '../../record-catalogue/access.ts';
import { fieldsWhere } from '../../record-catalogue/walk.ts';
import { applyToValue } from '../../record/apply-value.ts';
import type { Operation, Path } from '../../record/operation.ts';
import { holdsLink, recordedCta } from '../cta/state.ts';
import type { PublishFinding } from './finding.ts';

export interface TypedLink {
  path: Path;
  /** as it was typed, without outer spaces */
  typed: string;
}

/** Link fields of buttons, which are read together with the button's type. */
const ofButtons = new Set<string>(ctaSlots.map((slot) => ctaFacts[slot].link));
const linkFields = fieldsWhere(({ kind }) => kind === 'link');
const pathFields = fieldsWhere(({ kind }) => kind === 'path');

const special = /^(tel|sms|mailto):|^[/#]/i;
/** A web address: a host name, perhaps with scheme, port or path. */
const address = /^(https?:\/\/)?([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?([/?#]\S*)?$/i;

/** Returns every link and redirect that leads to a page of the site itself, or to a place on a page. */
export const internalLinks = (site: SiteDocument): TypedLink[] =>
  [...recordedLinks(site), ...destinations(site)].filter(({ typed }) => /^[/#]/.test(typed));

function destinations(site: SiteDocument): TypedLink[] {
  const paths = pathFields(site).filter(({ path }) => path.at(-1) === 'destination');
  return paths.map(({ path, value }) => ({ path, typed: text(value).trim() }));
}

/** Returns the links of the record's link fields, and of buttons that open a link; blank links are left out. */
export function recordedLinks(site: SiteDocument): TypedLink[] {
  const fields = linkFields(site)
    .filter(({ path }) => !ofButtons.has(String(path[0])))
    .map(({ path, value }): TypedLink => ({ path, typed: text(value).trim() }));
  const buttons = ctaSlots.flatMap((slot): TypedLink[] => {
    const { type, link } = recordedCta(site, slot);
    if (type !== 'external' && type !== 'link') return [];
    const isAtType = holdsLink(site, slot) && text(site[ctaFacts[slot].link]).trim() === '';
    return [{ path: [isAtType ? slot : ctaFacts[slot].link], typed: link.trim() }];
  });
  return [...fields, ...buttons].filter(({ typed }) => typed !== '');
}

interface CheckedLink {
  path: Path;
  /** the web address, or the path on the site, that the link leads to */
  url: string;
}

/** Returns the links that are web addresses, each with a scheme, so that requests can show which links are dead. */
export function webAddresses(site: SiteDocument): CheckedLink[] {
  return recordedLinks(site).flatMap(({ path, typed }) => {
    if (special.test(typed) || !address.test(typed)) return [];
    return [{ path, url: /^https?:/i.test(typed) ? typed : `https://${typed}` }];
  });
}

/** Returns those of the checked links that the record still has at the same path: edits may have changed the others. */
export function unchangedLinks<T extends CheckedLink>(site: SiteDocument, asked: readonly T[]): T[] {
  const keyOf = ({ path, url }: CheckedLink): string => JSON.stringify([path, url]);
  const typed = [...recordedLinks(site), ...internalLinks(site)].map((link) => ({ path: link.path, url: link.typed }));
  const present = new Set([...typed, ...webAddresses(site)].map(keyOf));
  return asked.filter((link) => present.has(keyOf(link)));
}

export function malformedLinks(site: SiteDocument): PublishFinding | undefined {
  const malformed = recordedLinks(site).filter(({ typed }) => !special.test(typed) && !address.test(typed));
  if (malformed.length === 0) return undefined;
  const mended = malformed.flatMap(({ path, typed }) => {
    const link = mendedLink(typed);
    return link === undefined ? [] : [{ path, link }];
  });
  return {
    id: 'links',
    title: malformed.length === 1 ? 'A link is no address' : `${malformed.length} links are no addresses`,
    advice: 'Buttons and links without an address are left out of the page.',
    places: malformed.map(({ path }) => path),
    ...(mended.length > 0 && {
      fix: {
        label: mended.length === 1 ? `Make it ${mended[0]?.link ?? ''}` : `Correct ${mended.length} of them`,
        operations: setLinks(site, mended),
        separate: true,
      },
    }),
  };
}

/**
 * Returns a web address without typing mistakes such as spaces, a comma instead of a period, or an incomplete scheme.
 * Returns undefined if the corrected text is still no web address.
 */
function mendedLink(typed: string): string | undefined {
  const plain = typed
    .replace(/\s+/g, '')
    .replace(/\\/g, '/')
    .replace(/^h?t{1,3}ps?[:;]?\/+/i, 'https://')
    .replace(/^[^/?#]*(?:\/\/[^/?#]*)?/, (host) => host.replaceAll(',', '.').replace(/\.{2,}/g, '.'));
  return address.test(plain) && plain !== typed ? plain : undefined;
}

export function setLinks(site: SiteDocument, links: readonly { path: Path; link: string }[]): Operation[] {
  return links.reduce<Operation[]>(
    (done, { path, link }) => [...done, ...setAt(applyToValue(site, done), path, link)],
    [],
  );
}
