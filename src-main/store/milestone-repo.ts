import type { Journal } from './journal.ts';
import { KnownRows } from './known-rows.ts';
import { rowHash } from './row-hash.ts';

/** When a site was last saved and published from this computer, in milliseconds since 1970. */
export interface Milestones {
  readonly savedAt: number | null;
  readonly publishedAt: number | null;
  readonly publishedUrl: string | null;
}

interface MilestoneRow {
  slug: string;
  saved_at: number | null;
  published_at: number | null;
  published_url: string | null;
}

const NONE = { saved_at: null, published_at: null, published_url: null };

/** When sites were saved and published. A damaged row of one site counts as missing, because it is only shown. */
export class MilestoneRepo {
  private readonly journal: Journal;
  private readonly statements;
  private readonly known: KnownRows<Milestones>;

  constructor(journal: Journal) {
    this.journal = journal;
    this.statements = {
      find: journal.db.prepare<[string], MilestoneRow>(
        'SELECT slug, saved_at, published_at, published_url FROM milestone WHERE slug = ?',
      ),
      published: journal.db.prepare<[], MilestoneRow & { hash: string }>(
        'SELECT slug, saved_at, published_at, published_url, hash FROM milestone WHERE published_url IS NOT NULL',
      ),
      put: journal.db.prepare(
        `INSERT OR REPLACE INTO milestone (slug, saved_at, published_at, published_url, hash)
         VALUES (@slug, @saved_at, @published_at, @published_url, @hash)`,
      ),
      remove: journal.db.prepare('DELETE FROM milestone WHERE slug = ?'),
    };
    this.known = new KnownRows(journal, (slug) => {
      const { saved_at, published_at, published_url } = this.statements.find.get(slug) ?? NONE;
      return { savedAt: saved_at, publishedAt: published_at, publishedUrl: published_url };
    });
  }

  find(slug: string): Milestones {
    return this.known.find(slug);
  }

  /** Where sites were published to from this computer; a damaged row tells nothing. */
  publishedUrls(): string[] {
    const whole = this.statements.published.all().filter((row) => row.hash === milestoneHash(row));
    return whole.flatMap(({ published_url }) => published_url ?? []);
  }

  saved(slug: string, at: number): void {
    this.change(slug, { saved_at: at });
  }

  published(slug: string, at: number, url: string): void {
    this.change(slug, { published_at: at, published_url: url });
  }

  rename(from: string, to: string): void {
    this.journal.transaction(() => {
      const row = this.statements.find.get(from);
      if (!row) return;
      this.statements.remove.run(from);
      this.known.forget(from);
      this.put({ ...row, slug: to });
    });
  }

  private change(slug: string, change: Partial<MilestoneRow>): void {
    this.journal.transaction(() => this.put({ ...(this.statements.find.get(slug) ?? NONE), slug, ...change }));
  }

  private put(row: MilestoneRow): void {
    this.statements.put.run({ ...row, hash: milestoneHash(row) });
    this.known.forget(row.slug);
  }
}

export function milestoneHash({ slug, saved_at, published_at, published_url }: MilestoneRow): string {
  return rowHash(slug, saved_at ?? '-', published_at ?? '-', published_url ?? '-');
}
