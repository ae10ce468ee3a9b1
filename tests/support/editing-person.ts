import { AppError } from '#shared/ipc/errors.ts';
import type { ConflictView } from '#shared/ipc/sync.ipc.ts';
import type { Operation } from '#shared/record/operation.ts';
import type { Random } from '../../src-main/backend/random.ts';
import type { SyncHarness } from './sync-harness.ts';

/** What became of the edits of all people who edit a site. Each edit is a unique word. */
export class Fates {
  /** all edits that were made */
  readonly made = new Set<string>();
  /** edits replaced by somebody who had seen them */
  readonly replaced = new Set<string>();
  /** edits shown to their author as a conflict */
  readonly shown = new Set<string>();
}

export const wordsIn = (text: string): string[] => text.match(/edit-\d+-\d+;/g) ?? [];

/** Fields that all people edit. */
const CONTESTED = ['company_tagline', 'about', 'title_tag', 'meta_description', 'form_header', 'deal_header'] as const;
/** Maximum number of tries of a save. Any try may fail, because others save too. Unsaved edits are saved later. */
const TRIES = 4;

/** A member of the staff at their own computer, who edits a site, saves it, and decides conflicts. */
export class EditingPerson {
  readonly harness: SyncHarness;
  private readonly slug: string;
  private readonly who: number;
  private readonly random: Random;
  private readonly fates: Fates;
  private count = 0;

  constructor(
    harness: SyncHarness,
    { slug, who, random, fates }: { slug: string; who: number; random: Random; fates: Fates },
  ) {
    [this.harness, this.slug, this.who, this.random, this.fates] = [harness, slug, who, random, fates];
  }

  private get actor() {
    return this.harness.site.actor(this.slug);
  }

  get isSettled(): boolean {
    return this.actor.editedFields.length === 0 && this.actor.openConflicts.length === 0;
  }

  get text(): string {
    return this.actor.document.toText();
  }

  /** Edits a field that all people edit, edits the answer to one of this person's questions, or adds a question. */
  edit(): void {
    const word = `edit-${this.who}-${++this.count};`;
    const site = this.harness.draft(this.slug) as Record<string, unknown> & {
      faqs: { question: string; answer: string }[];
    };
    const set = (path: Operation['path'], before: unknown): Operation => {
      for (const each of wordsIn(String(before))) this.fates.replaced.add(each);
      return { op: 'set', path, value: word };
    };
    const own = site.faqs.findIndex(({ question }) => question.startsWith(`edit-${this.who}-`));
    const kind = this.random.int(0, 3);
    const field = this.random.pick(CONTESTED);
    const operation: Operation =
      kind < 2
        ? set([field], site[field])
        : kind === 2 && own >= 0
          ? set(['faqs', own, 'answer'], site.faqs[own]?.answer)
          : {
              op: 'insert',
              path: ['faqs', site.faqs.length],
              value: { question: word, answer: '', order: site.faqs.length },
            };
    this.harness.edit(this.slug, word, [operation]);
    this.fates.made.add(word);
  }

  /** Tries to save, up to `TRIES` times. Calls `takeOver` after a try that others' saves or conflicts prevented. */
  async save(): Promise<void> {
    for (let at = 0; at < TRIES; at++) {
      try {
        const { question } = await this.harness.save(this.slug);
        if (!question) return;
        if (question.ask !== 'overwrite') throw new Error(`The save asks: ${question.ask}`);
      } catch (error) {
        // Another save came between, or conflicts have to be decided first.
        if (!(error instanceof AppError && ['SAVE_FAILED', 'CONFLICTS'].includes(error.code))) throw error;
      }
      await this.takeOver();
    }
  }

  /**
   * Merges the server's copy, and decides each conflict for a random side.
   * @param accept modified time of a held copy, which is merged nevertheless
   */
  async takeOver(accept?: string): Promise<void> {
    try {
      await this.harness.site.review(this.slug, accept, new AbortController().signal);
    } catch (error) {
      if (accept !== undefined || !(error instanceof AppError && error.code === 'HELD')) throw error;
      return this.takeOver((error.details as { modified: string }).modified);
    }
    // Reads the list again each time, because a decision about an item may also end conflicts within the item.
    for (let [open] = this.actor.openConflicts; open; [open] = this.actor.openConflicts) this.decide(open);
  }

  private decide({ id, mine, theirs }: Pick<ConflictView, 'id' | 'mine' | 'theirs'>): void {
    this.note(this.fates.shown, mine);
    const take = this.random.int(0, 1) === 0 ? 'mine' : 'theirs';
    if (take === 'mine') this.note(this.fates.replaced, theirs);
    this.actor.decide([id], { take });
  }

  private note(fate: Set<string>, ...texts: (string | undefined)[]): void {
    for (const word of wordsIn(texts.join(' '))) fate.add(word);
  }
}
