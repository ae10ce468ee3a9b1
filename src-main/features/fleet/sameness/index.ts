import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import {
  type ComparedText,
  comparedNames,
  comparedTexts,
  type SharedText,
  sharedText,
} from '#shared/domain/fleet/sameness.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import type { CachedText } from '../../../store/cached-texts.ts';
import type { FleetPorts } from '../ports.ts';
import type { SiteTexts } from './comparison.ts';

/** Number of sites whose texts are read in one turn of the event loop. */
const AT_ONCE = 20;
/**
 * Minimum milliseconds from one comparison to the next; the pause is also at least REST_TIMES times as long as the last
 * comparison took.
 */
const LEAST_REST = 60_000;
const REST_TIMES = 20;

/**
 * A text of a site that other sites have too. It is valid as long as `key` is the site's key in the index of sites, or
 * `mark` is the hash of the text.
 */
const foundText = z.object({ key: z.string(), mark: z.string(), shared: sharedText });
const foundTexts = z.array(foundText).catch([]);

const fields = [...new Set(Object.values(comparedTexts).flat())];

type Ports = Pick<FleetPorts, 'store' | 'startSameness' | 'broadcast' | 'logger' | 'now'>;

/** Finds in the background which texts sites have in common. */
export class Sameness {
  private readonly ports: Ports;
  /** hash of the index of sites at the last comparison */
  private compared = '';
  private nextAt = 0;
  private isRunning = false;
  private isClosed = false;

  constructor(ports: Ports) {
    this.ports = ports;
  }

  /**
   * Compares the texts again in the background if sites have changed, but with a minimum pause between comparisons:
   * while somebody types, a site changes all the time.
   */
  catchUp(): void {
    const state = this.state();
    if (this.isRunning || state === this.compared || this.ports.now() < this.nextAt) return;
    this.isRunning = true;
    const begun = performance.now();
    void this.run()
      .then(() => (this.compared = state))
      .catch((error: unknown) => this.ports.logger.error('the texts of the sites could not be compared', { error }))
      .finally(() => {
        const took = performance.now() - begun;
        this.nextAt = this.ports.now() + Math.max(LEAST_REST, REST_TIMES * took);
        this.isRunning = false;
      });
  }

  /** Returns the texts of a site that other sites have too, except texts that were edited after the comparison. */
  of(slug: string): SharedText[] {
    const { store } = this.ports;
    return this.valid(store.sharedTexts.find([slug])).get(slug) ?? [];
  }

  /** Like `of`, but for all sites, by slug. */
  all(): Map<string, SharedText[]> {
    return this.valid(this.ports.store.sharedTexts.all());
  }

  close(): void {
    this.isClosed = true;
  }

  /**
   * Returns the shared texts that are still valid, by slug.
   * @param cached the stored shared texts of sites, with the slug as their key
   */
  private valid(cached: readonly CachedText[]): Map<string, SharedText[]> {
    const { siteIndex } = this.ports.store;
    const keys = siteIndex.keys();
    const rows = cached.flatMap(({ key: slug, text }) =>
      foundTexts.parse(parseJson(text)).map((found) => ({ slug, ...found })),
    );
    // Only the texts of sites that were edited after the comparison are read.
    const edited = new Set(rows.filter(({ slug, key }) => keys.get(slug) !== key).map(({ slug }) => slug));
    const texts = siteIndex.textsOf([...edited], fields);
    const found = new Map<string, SharedText[]>();
    for (const { slug, mark, shared } of rows) {
      if (edited.has(slug) && mark !== markOf(wordsOf(texts.get(slug), shared.text))) continue;
      found.set(slug, [...(found.get(slug) ?? []), shared]);
    }
    return found;
  }

  private state(): string {
    return hash('sha256', JSON.stringify([...this.ports.store.siteIndex.keys()].sort()));
  }

  private async run(): Promise<void> {
    const { store, startSameness, broadcast } = this.ports;
    const summaries = store.sites.all();
    const keys = store.siteIndex.keys();
    const marks = new Map<string, string>();
    const thread = startSameness();
    try {
      for (let at = 0; at < summaries.length; at += AT_ONCE) {
        if (this.isClosed) return;
        const part = summaries.slice(at, at + AT_ONCE);
        const texts = store.siteIndex.textsOf(
          part.map(({ slug }) => slug),
          fields,
        );
        const sites = part.map(({ slug, companyName, industry, city, state }): SiteTexts => {
          const words = comparedNames.map((name) => [name, wordsOf(texts.get(slug), name)] as const);
          for (const [name, said] of words) marks.set(`${slug} ${name}`, markOf(said));
          return { slug, trade: industry, state, own: [companyName, city], texts: Object.fromEntries(words) };
        });
        await thread.add(sites);
        await nextTurn();
      }
      const shared = await thread.shared();
      for (let at = 0; at < summaries.length; at += AT_ONCE) {
        if (this.isClosed) return;
        const slugs = summaries.slice(at, at + AT_ONCE).map(({ slug }) => slug);
        const found = slugs.map((slug) => {
          const key = keys.get(slug) ?? '';
          const texts = shared.get(slug) ?? [];
          const rows = texts.map((one): z.output<typeof foundText> => ({
            key,
            mark: marks.get(`${slug} ${one.text}`) ?? '',
            shared: one,
          }));
          return [slug, JSON.stringify(rows)] as const;
        });
        store.sharedTexts.putAll(new Map(found));
        await nextTurn();
      }
      broadcast('fleet.changed', {});
    } finally {
      await thread.end();
    }
  }
}

const wordsOf = (texts: ReadonlyMap<string, string> | undefined, name: ComparedText): string =>
  comparedTexts[name].map((field) => texts?.get(field) ?? '').join('\n');

const markOf = (text: string): string => hash('sha256', text).slice(0, 16);
