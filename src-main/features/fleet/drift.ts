import { AppError } from '#shared/ipc/errors.ts';
import type { Output } from '#shared/ipc/contract.ts';
import { isReachable } from '#shared/domain/needs/advised.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { validDomain } from '#shared/domain/site/dns.ts';
import { keyOfPage, problemOf, readAnswer, statedSince } from './domain-answer.ts';
import { type FleetPorts, readSite } from './ports.ts';
import { statedByPage, statedByRecord } from './stated.ts';

type Ports = Pick<FleetPorts, 'config' | 'store' | 'sites' | 'readLive' | 'now'>;

/**
 * Returns what a site's record and its page say about the company, and when the page was first seen to say so.
 * @throws AppError NOT_OPEN
 */
export async function driftOf(ports: Ports, slug: string, signal: AbortSignal): Promise<Output<'fleet.drift'>> {
  const { config, store, readLive, now } = ports;
  const current = readSite(ports, slug);
  if (!current) throw new AppError('NOT_OPEN', 'This site is not on this computer. Open it first.');
  const record = statedByRecord(current.site);
  // The embedded backend serves its pages on this computer only, so a site's domain does not lead to its page.
  const elsewhere = config.backend.kind === 'remote' ? liveAddress(current.site) : '';
  const url = store.milestones.find(slug).publishedUrl ?? elsewhere;
  if (url === '') return { url, record, since: {} };
  const key = keyOfPage(url);
  const kept = store.domainChecks.get(key);
  const before = kept === undefined ? undefined : readAnswer(kept);
  try {
    const stated = statedByPage(new TextDecoder().decode(await readLive(url, signal)));
    if (!stated)
      return { url, record, since: {}, problem: 'it does not say who its company is in a form that can be read' };
    const seen = statedSince(stated, now(), before);
    store.domainChecks.put(key, JSON.stringify({ ...before, ...seen, problem: undefined }), now());
    return { url, record, page: stated, since: seen.since };
  } catch (error) {
    signal.throwIfAborted();
    const page = before?.stated;
    return { url, record, ...(page && { page }), since: before?.since ?? {}, problem: problemOf(error) };
  }
}

/**
 * Returns the URL of the page at the site's domain, for a site that this computer has not published. Returns '' if
 * the domain is not known to lead to the page.
 */
function liveAddress(site: SiteDocument): string {
  const domain = validDomain(site);
  return domain !== '' && isReachable(site) ? `https://${domain}/` : '';
}
