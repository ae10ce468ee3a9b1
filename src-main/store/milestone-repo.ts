import type { Journal } from './journal.ts';
import { RowCache } from './row-cache.ts';
import { JournalRepo } from './journal-repo.ts';
import { Table } from './table.ts';

/**
 * When a site was last saved and last published from this computer, in milliseconds since 1970, and the address that it
 * was published to.
 */
export interface Milestones {
  readonly savedAt?: number;
  readonly publishedAt?: number;
  readonly publishedUrl?: string;
}

interface MilestoneRow {
  slug: string;
  saved_at: number | null;
  published_at: number | null;
  published_url: string | null;
}

export const milestones = new Table<MilestoneRow>('milestone', 'time of the last save', 'slug', [
  ...(['slug', 'saved_at', 'published_at', 'published_url'] as const),
]);

const NONE = { saved_at: null, published_at: null, published_url: null };

/** When sites were saved and published. Damaged rows count as missing. */
export class MilestoneRepo extends JournalRepo {
  private readonly known: RowCache<Milestones>;

  constructor(journal: Journal) {
    super(journal);
    this.known = new RowCache(journal, (slug) => {
      const { saved_at, published_at, published_url } = this.row(slug) ?? NONE;
      return {
        ...(saved_at !== null && { savedAt: saved_at }),
        ...(published_at !== null && { publishedAt: published_at }),
        ...(published_url !== null && { publishedUrl: published_url }),
      };
    });
  }

  find(slug: string): Milestones {
    return this.known.find(slug);
  }

  /** Returns the addresses to which sites were published from this computer. */
  publishedUrls(): string[] {
    const rows = milestones.soundRows(this.db, 'WHERE published_url IS NOT NULL');
    return rows.flatMap(({ published_url }) => published_url ?? []);
  }

  saved(slug: string, at: number): void {
    this.change(slug, { saved_at: at });
  }

  published(slug: string, at: number, url: string): void {
    this.change(slug, { published_at: at, published_url: url });
  }

  /** Clears the cache after rows were moved to another slug. */
  renamed(): void {
    this.known.forgetAll();
  }

  private row(slug: string): MilestoneRow | undefined {
    return milestones.soundRows(this.db, 'WHERE slug = ?', slug)[0];
  }

  private change(slug: string, change: Partial<MilestoneRow>): void {
    this.journal.transaction(() => {
      milestones.put(this.db, { ...(this.row(slug) ?? NONE), slug, ...change });
      this.known.forget(slug);
    });
  }
}
