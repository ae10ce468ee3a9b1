import type { ComparedText, SharedText } from '#shared/domain/fleet/sameness.ts';
import { shinglesOf } from './shingles.ts';

export interface SiteTexts {
  slug: string;
  trade: string;
  state: string;
  /** names that may be in the site's texts, such as the company's; the comparison treats all names as the same word */
  own: readonly string[];
  texts: Partial<Record<ComparedText, string>>;
}

/** Minimum number of different runs of words in a text. Shorter texts are not compared. */
const LEAST_RUNS = 30;
/**
 * A text is reported if at least LEAST_SHARE of its runs are also on other sites. Another site counts as having the
 * text if that site alone has at least LEAST_PART of the runs.
 */
const LEAST_SHARE = 0.3;
const LEAST_PART = 0.2;
/**
 * Maximum number of texts that are counted for one run. A common phrase may be in thousands of texts, and counting all
 * of these would take too long.
 */
const MOST_HOLDERS = 200;
const MOST_NAMED = 5;
/**
 * Upper limit for the number of texts. An entry in `groups` is a run's 32-bit hash times this limit, plus the number of
 * the text. The sum stays below 2^53, so that a number holds it exactly.
 */
const MOST_TEXTS = 2 ** 21;

interface Text {
  site: number;
  name: ComparedText;
  runs: Uint32Array;
}

/** Compares the texts of all sites with each other, by the runs of words that they have in common. */
export class Comparison {
  private readonly sites: Omit<SiteTexts, 'texts'>[] = [];
  private readonly texts: Text[] = [];

  add({ texts, ...site }: SiteTexts): void {
    for (const [name, text] of Object.entries(texts)) {
      const runs = shinglesOf(text, site.own);
      if (runs.length >= LEAST_RUNS) this.texts.push({ site: this.sites.length, name: name as ComparedText, runs });
    }
    this.sites.push(site);
  }

  /** Returns, by slug, the texts that have many runs in common with texts of other sites. */
  shared(): Map<string, SharedText[]> {
    const groups = this.groups();
    const found = new Map<string, SharedText[]>();
    for (const [number, text] of this.texts.entries()) {
      const own = groups.of(number);
      const share = own.length / text.runs.length;
      if (share < LEAST_SHARE) continue;
      const { slug } = this.sites[text.site]!;
      const shared = { text: text.name, share, ...this.holders(text, own, groups) };
      found.set(slug, [...(found.get(slug) ?? []), shared]);
    }
    return found;
  }

  /** Finds the runs that several sites have. */
  private groups() {
    const entries = new Float64Array(this.texts.reduce((sum, { runs }) => sum + runs.length, 0));
    let end = 0;
    for (const [number, { runs }] of this.texts.entries())
      for (const run of runs) entries[end++] = run * MOST_TEXTS + number;
    entries.sort();
    const textAt = (at: number): number => entries[at]! % MOST_TEXTS;
    const runAt = (at: number): number => Math.floor(entries[at]! / MOST_TEXTS);
    /** for each text, by its number: the indexes in `entries` at which the entries of its shared runs begin */
    const starts: number[][] = this.texts.map(() => []);
    const ends = new Map<number, number>();
    for (let start = 0; start < entries.length;) {
      const run = runAt(start);
      const { site } = this.texts[textAt(start)]!;
      let next = start + 1;
      let isShared = false;
      for (; next < entries.length && runAt(next) === run; next++) {
        isShared ||= this.texts[textAt(next)]!.site !== site;
      }
      if (isShared) {
        ends.set(start, next);
        for (let at = start; at < next; at++) starts[textAt(at)]!.push(start);
      }
      start = next;
    }
    return {
      of: (number: number): readonly number[] => starts[number] ?? [],
      /** Yields the numbers of the texts that have the run at `start`, at most MOST_HOLDERS of them. */
      *texts(start: number): Generator<number> {
        const last = Math.min(ends.get(start) ?? start, start + MOST_HOLDERS);
        for (let at = start; at < last; at++) yield textAt(at);
      },
    };
  }

  /**
   * Counts the other sites that have enough of the text's runs, and names some of them: first those of the same trade
   * and state, then those with the most of these runs.
   */
  private holders(
    { site, runs }: Text,
    own: readonly number[],
    groups: { texts(start: number): Iterable<number> },
  ): Pick<SharedText, 'sites' | 'near' | 'alike'> {
    // Arrays indexed by the number of a site: a map would take ten times as long if all sites have the same texts.
    const counts = new Uint32Array(this.sites.length);
    const lastRuns = new Uint32Array(this.sites.length);
    for (const [at, start] of own.entries()) {
      for (const number of groups.texts(start)) {
        const holder = this.texts[number]!.site;
        if (holder === site || lastRuns[holder] === at + 1) continue;
        lastRuns[holder] = at + 1;
        counts[holder]!++;
      }
    }
    const enough = [...counts.entries()]
      .filter(([, count]) => count > 0 && count >= LEAST_PART * runs.length)
      .map(([holder, count]) => ({ holder, count, isNear: this.areNear(site, holder) }))
      .sort((one, other) => Number(other.isNear) - Number(one.isNear) || other.count - one.count);
    return {
      sites: enough.length,
      near: enough.filter(({ isNear }) => isNear).length,
      alike: enough.slice(0, MOST_NAMED).map(({ holder }) => this.sites[holder]!.slug),
    };
  }

  private areNear(one: number, other: number): boolean {
    const [a, b] = [this.sites[one]!, this.sites[other]!];
    return a.trade !== '' && a.state !== '' && a.trade === b.trade && a.state === b.state;
  }
}
