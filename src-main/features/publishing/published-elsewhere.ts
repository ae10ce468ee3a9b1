import { isReachable } from '#shared/domain/needs/advised.ts';
import { validDomain } from '#shared/domain/site/dns.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Base } from '../../store/draft-repo.ts';
import type { Version, VersionRepo } from '../../store/version-repo.ts';
import { sameContent } from '../../sync/save/server-copy.ts';

/**
 * The version that the server had under a modified time, whichever computer saved it then.
 * @param base the server's copy that the draft stands on
 */
export function savedVersion(
  versions: Pick<VersionRepo, 'list' | 'readable'>,
  slug: string,
  modified: string,
  base: Base,
): Version | undefined {
  // A draft before a merge was never on the server.
  const saved = versions.list(slug).filter(({ kind }) => kind !== 'merged');
  const found = saved.find((version) => version.modified === modified);
  if (found || base.modified !== modified) return found;
  // A save that changed nothing but the time is no version of its own.
  const [newest] = saved;
  const document = newest && versions.readable(slug, newest.id);
  return document !== undefined && sameContent(document, base.text) ? newest : undefined;
}

/**
 * The address of the live site, ending with a slash; '' where it is not known.
 * @param told by the server, or at the last publish
 * @param site with a domain that leads to its pages; the embedded backend keeps them on this computer
 */
export function addressOf(told: string | undefined, site: SiteDocument | undefined): string {
  if (told !== undefined) return told.replace(/\/?$/, '/');
  const domain = site && isReachable(site) ? validDomain(site) : '';
  return domain === '' ? '' : `https://${domain}/`;
}
