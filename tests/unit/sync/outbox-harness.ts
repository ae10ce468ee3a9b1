import { BackendError } from '../../../src-main/backend-client/backend-error.ts';
import type { OutboxEntry } from '../../../src-main/store/outbox-repo.ts';
import type { Store } from '../../../src-main/store/store.ts';
import { Outbox, type SendPorts, type SendResult } from '../../../src-main/sync/queue/outbox.ts';
import { Computer } from '../../support/computer.ts';

/** A queue on a real store. The test decides the results of sending and when timers fire. */
export class OutboxHarness {
  online = true;
  pauseReason: string | undefined;
  /** kind and slug of each entry that the queue began to send */
  sent: string[] = [];
  timers: { ms: number; run: () => void }[] = [];
  chance = 0.5;
  broken: unknown[] = [];
  outbox: Outbox;
  readonly store: Store;
  private readonly computer: Computer;

  static async open(): Promise<OutboxHarness> {
    return new OutboxHarness(await Computer.start());
  }

  private constructor(computer: Computer) {
    [this.computer, this.store] = [computer, computer.store];
    this.outbox = this.newOutbox();
  }

  /** returns the result of sending an entry */
  answer: (entry: OutboxEntry, ports: SendPorts) => SendResult | Promise<SendResult> = () => ({});

  newOutbox(): Outbox {
    return new Outbox({
      repo: this.store.outbox,
      send: async (entry, ports) => {
        this.sent.push(`${entry.kind} ${entry.slug}`);
        return this.answer(entry, ports);
      },
      isOnline: () => this.online,
      pauseReason: () => this.pauseReason,
      changed: () => undefined,
      now: () => 1,
      schedule: (ms, run) => {
        const timer = { ms, run };
        this.timers.push(timer);
        return () => void (this.timers = this.timers.filter((other) => other !== timer));
      },
      random: () => this.chance,
      broke: (error) => this.broken.push(error),
    });
  }

  queue(...slugs: string[]): void {
    for (const slug of slugs) this.outbox.queue(slug, 'save', {}, snapshot());
  }

  /** Returns the delay with which each pending timer was started, in milliseconds. */
  waits(): number[] {
    return this.timers.map(({ ms }) => ms);
  }

  /** Makes all pending timers fire, then sends the entries that no longer have to wait. */
  async fireTimers(): Promise<void> {
    for (const { run } of this.timers.splice(0)) run();
    await this.outbox.drain();
  }

  states(): string[] {
    return this.outbox.entries().map(({ slug, state }) => `${slug} ${state}`);
  }

  async dispose(): Promise<void> {
    await this.outbox.close();
    await this.computer.dispose();
  }
}

/** Returns a snapshot of a site without content. */
export const snapshot = (last = 0) => ({ document: '{}', last });

export const fails = (error: Error) => () => Promise.reject(error);

export const busy = (status: number, retryAfterMs?: number) =>
  new BackendError(status < 500 ? 'BACKEND_REFUSED' : 'BACKEND_FAILED', 'busy', {
    outcome: 'answered',
    status,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
