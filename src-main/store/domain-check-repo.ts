import { CacheRepo } from './cache.ts';

export interface DomainCheck {
  domain: string;
  /** milliseconds since 1970 */
  at: number;
  /** JSON */
  answer: string;
}

/** How the published domains answered when they were looked at last. */
export class DomainCheckRepo extends CacheRepo {
  all(): DomainCheck[] {
    return this.cache.all<DomainCheck>('SELECT domain, at, answer FROM domain_check');
  }

  put({ domain, at, answer }: DomainCheck): void {
    this.cache.run('INSERT OR REPLACE INTO domain_check (domain, at, answer) VALUES (?, ?, ?)', domain, at, answer);
  }

  /** Forgets the checks of all domains but these. */
  keepOnly(domains: readonly string[]): void {
    const sql = 'DELETE FROM domain_check WHERE domain NOT IN (SELECT value FROM json_each(?))';
    this.cache.run(sql, JSON.stringify(domains));
  }
}
