import type { SecretStore } from '../../secrets/secret-store.ts';
import type { Logger } from '../handlers.ts';

interface EditorsDeps {
  secrets: Pick<SecretStore, 'get' | 'set'>;
  /** slugs of the sites with edits that the server does not have */
  unsyncedSlugs: () => string[];
  logger: Pick<Logger, 'warn'>;
}

/** Name in the secret store; phone numbers in E.164 with a space between them. */
const DRAFTS_OF = 'drafts-of';

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** The users whose edits the unsynced drafts on this computer may hold: all who have edited since there last was none. */
export class DraftEditors {
  private readonly deps: EditorsDeps;
  private users: ReadonlySet<string> = new Set();
  private kept: Promise<void> = Promise.resolve();

  constructor(deps: EditorsDeps) {
    this.deps = deps;
  }

  /** @param lastUser counts where there are drafts and nothing tells whose */
  async load(lastUser: string | undefined): Promise<void> {
    const stored = await this.deps.secrets.get(DRAFTS_OF);
    if (stored) this.users = new Set(stored.split(' '));
    else if (lastUser !== undefined && this.hasDrafts) await this.become([lastUser]);
  }

  /** An edit of theirs is about to be journalled. Costs next to nothing while they are the only one. */
  note(user: string | undefined): void {
    if (user === undefined || (this.users.size === 1 && this.users.has(user))) return;
    const before = this.hasDrafts ? this.users : [];
    if (before === this.users && this.users.has(user)) return;
    this.become([...before, user]).catch((error: unknown) => {
      this.deps.logger.warn('whose edits the drafts hold could not be kept', { error });
    });
  }

  /** Phone numbers of everybody else whose unsynced edits there may be, as words of a sentence; undefined for nobody. */
  othersThan(user: string | undefined): string | undefined {
    const others = [...this.users].filter((one) => one !== user);
    return others.length > 0 && this.hasDrafts ? listed.format(others) : undefined;
  }

  /** All unsynced edits are this user's from now on. */
  takeOver(user: string | undefined): Promise<void> {
    return this.become(user === undefined ? [] : [user]);
  }

  private get hasDrafts(): boolean {
    return this.deps.unsyncedSlugs().length > 0;
  }

  /** At once here; settles when it will be so after a restart too. */
  private become(users: Iterable<string>): Promise<void> {
    this.users = new Set(users);
    const text = [...this.users].join(' ');
    // One after the other: the last one is what stays.
    const kept = this.kept.then(() => this.deps.secrets.set(DRAFTS_OF, text));
    this.kept = kept.catch(() => undefined);
    return kept;
  }
}
