import type { Intent, IntentKind, NewIntent } from '../../src-main/store/intent-repo.ts';
import { Intents } from '../../src-main/sync/queue/intents.ts';

/** The journal's intents, kept in memory. */
export class MemoryIntents {
  /** @param rows of an earlier instance, as after a restart */
  constructor(rows = new Map<string, Intent>()) {
    this.rows = rows;
  }

  readonly rows: Map<string, Intent>;
  /** the current user */
  person = '';

  list(kind: IntentKind, subject?: string): Intent[] {
    return [...this.rows.values()]
      .reverse()
      .filter((row) => row.kind === kind && (subject ?? row.subject) === row.subject);
  }

  put(intent: NewIntent): void {
    const person = this.rows.get(intent.id)?.person ?? this.person;
    this.rows.delete(intent.id);
    this.rows.set(intent.id, { person, ...intent });
  }

  /** state of the newest intent */
  get state(): Intent['state'] | undefined {
    return [...this.rows.values()].at(-1)?.state;
  }

  intents(now: () => number = Date.now): Intents {
    return new Intents({ repo: this, now });
  }
}
