import { isReachable } from '#shared/domain/needs/advised.ts';
import { validDomain } from '#shared/domain/site/dns.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Base } from '../../store/draft-repo.ts';
import type { Version, VersionRepo } from '../../store/version-repo.ts';
import { sameContent } from '../../sync/save/server-copy.ts';

/**
 * Returns the version that the server had with the given modified time, whichever computer saved it.
 * @param base the server's copy on which the draft is based
 */
export function savedVersion(
  versions: Pick<VersionRepo, 'list' | 'readable'>,
  slug: string,
  modified: string,
  base: Base,
): Version | undefined {
  // A version of the kind `merged` is a draft before a merge, which was never on the server.
  const saved = versions.list(slug).filter(({ kind }) => kind !== 'merged');
  const found = saved.find((version) => version.modified === modified);
  if (found || base.modified !== modified) return found;
  // A save that changed only the modified time added no version. If the newest version has the same content as the
  // base, that version is returned.
  const [newest] = saved;
  const document = newest && versions.readable(slug, newest.id);
  return document !== undefined && sameContent(document, base.text) ? newest : undefined;
}

/**
 * Returns the URL of the live site, ending with a slash; '' if it is not known.
 * @param told the URL that the server or the last publish reported
 * @param site the site whose domain may lead to its pages; undefined for the embedded backend, which serves pages on
 * this computer only
 */
export function addressOf(told: string | undefined, site: SiteDocument | undefined): string {
  if (told !== undefined) return told.replace(/\/?$/, '/');
  const domain = site && isReachable(site) ? validDomain(site) : '';
  return domain === '' ? '' : `https://${domain}/`;
}
