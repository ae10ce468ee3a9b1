import type { Intent, IntentKind, NewIntent } from '../../src-main/store/intent-repo.ts';
import { Intents } from '../../src-main/sync/queue/intents.ts';

/** Simulates the journal's table of intents in memory. */
export class MemoryIntents {
  /** @param rows rows of an earlier instance, to simulate a restart */
  constructor(rows = new Map<string, Intent>()) {
    this.rows = rows;
  }

  readonly rows: Map<string, Intent>;
  /** the current user, to whom new intents belong */
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

  /** state of the intent that was written last; undefined if there is none */
  get state(): Intent['state'] | undefined {
    return [...this.rows.values()].at(-1)?.state;
  }

  intents(now: () => number = Date.now): Intents {
    return new Intents({ repo: this, now });
  }
}
