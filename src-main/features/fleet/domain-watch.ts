import { readText } from '../../backend-client/bounded-fetch.ts';
import { ANSWER_KEPT_MS, type DomainAnswer, keyOfPage, problemOf, readAnswer, statedSince } from './domain-answer.ts';
import type { FleetPorts } from './ports.ts';
import { readRow } from './site-row.ts';
import { statedByPage } from './stated.ts';

/** Milliseconds between two requests, to spare a server that has many sites of the agency. */
const BETWEEN_LOOKS = 500;

type Ports = Pick<
  FleetPorts,
  'config' | 'store' | 'isOnline' | 'publicFetch' | 'certificateEnds' | 'pause' | 'broadcast' | 'now'
>;

/**
 * Checks whether the published domains answer. The checks are made on request (`catchUp`), one after the other, and at
 * most once a day for each domain.
 */
export class DomainWatch {
  private readonly ports: Ports;
  private readonly stopped = new AbortController();
  private isLooking = false;

  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Returns the last answer of each domain, even if it is older than a day. */
  answers(): Map<string, DomainAnswer> {
    const read = this.ports.store.domainChecks.all().map(({ key, text }) => [key, readAnswer(text)] as const);
    return new Map(read.flatMap(([domain, answer]) => (answer ? [[domain, answer]] : [])));
  }

  /**
   * Checks the domains that are due, in the background and only if online.
   * @returns the number of domains that are due
   */
  catchUp(): number {
    const due = this.due();
    if (due.length > 0 && this.ports.isOnline()) void this.look();
    return due.length;
  }

  close(): void {
    this.stopped.abort();
  }

  private due(): string[] {
    const { config, store, now } = this.ports;
    // The embedded backend serves its pages on this computer only, so the sites' domains do not lead to them.
    if (config.backend.kind === 'embedded') return [];
    const rows = store.siteIndex.rows().map(({ row }) => readRow(row));
    const domains = new Set(rows.flatMap((row) => (row?.isPublished && row.health.isSetUp ? [row.domain] : [])));
    domains.delete('');
    store.domainChecks.keepOnly([...domains, ...store.milestones.publishedUrls().map(keyOfPage)]);
    const fresh = new Set(
      store.domainChecks
        .all()
        .filter(({ at }) => at > now() - ANSWER_KEPT_MS)
        .map(({ key }) => key),
    );
    return [...domains].filter((domain) => !fresh.has(domain));
  }

  private async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    const { store, isOnline, pause, broadcast, now } = this.ports;
    const { signal } = this.stopped;
    const before = this.answers();
    try {
      for (const domain of this.due()) {
        if (signal.aborted || !isOnline()) return;
        const answer = await this.ask(domain, before.get(domain));
        // A request that failed because the app closed or the network was lost says nothing about the domain.
        if (signal.aborted || !isOnline()) return;
        store.domainChecks.put(domain, JSON.stringify(answer), now());
        broadcast('fleet.changed', {});
        await pause(BETWEEN_LOOKS);
      }
    } finally {
      this.isLooking = false;
    }
  }

  private async ask(domain: string, before: DomainAnswer | undefined): Promise<DomainAnswer> {
    const { publicFetch, certificateEnds, now } = this.ports;
    const seen = before?.stated && before.since && { stated: before.stated, since: before.since };
    try {
      const answer = await publicFetch(new URL(`https://${domain}/`), {}, this.stopped.signal);
      const stated = answer.ok ? statedByPage(await readText(answer)) : undefined;
      await answer.body?.cancel();
      const ends = certificateEnds(domain);
      return {
        ...(stated ? statedSince(stated, now(), before) : seen),
        ...(!answer.ok && { problem: `it answers ${answer.status}` }),
        ...(ends !== undefined && { certificateEnds: ends }),
      };
    } catch (error) {
      return { ...seen, problem: problemOf(error) };
    }
  }
}
