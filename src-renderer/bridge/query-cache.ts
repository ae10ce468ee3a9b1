import type { Channel, Input, Output } from '#shared/ipc/contract.ts';
import type { EventName } from '#shared/ipc/events.ts';
import { asBridgeError, type BridgeCallError, invoke, subscribe } from './client.ts';
import { staleAfter } from './invalidation.ts';

export interface QueryState<C extends Channel> {
  data: Output<C> | undefined;
  error: BridgeCallError | undefined;
  /** a call is under way; `data` may already hold an earlier answer */
  loading: boolean;
}

interface Entry {
  channel: Channel;
  input: Input<Channel>;
  state: QueryState<Channel>;
  listeners: Set<() => void>;
  /** tells the answer of the newest call from those of calls it overtook */
  generation: number;
}

const idle: QueryState<Channel> = { data: undefined, error: undefined, loading: true };
/** Answers nobody shows are kept for the next screen that asks; beyond this many the oldest go. */
const KEPT = 50;

/** Answers of main by channel and input, shared by all components that ask for the same thing. */
export class QueryCache {
  private readonly entries = new Map<string, Entry>();
  private readonly stopListening: (() => void)[];

  constructor() {
    this.stopListening = (Object.keys(staleAfter) as EventName[]).map((event) =>
      subscribe(event, () => this.invalidate(staleAfter[event] ?? [])),
    );
  }

  dispose(): void {
    for (const stop of this.stopListening) stop();
  }

  read<C extends Channel>(channel: C, input: Input<C>): QueryState<C> {
    return (this.entries.get(keyOf(channel, input))?.state ?? idle) as QueryState<C>;
  }

  watch<C extends Channel>(channel: C, input: Input<C>, listener: () => void): () => void {
    const key = keyOf(channel, input);
    const known = this.entries.get(key);
    const entry = known ?? { channel, input, state: idle, listeners: new Set<() => void>(), generation: 0 };
    const failed = entry.state.error !== undefined && entry.listeners.size === 0;
    entry.listeners.add(listener);
    this.entries.set(key, entry);
    if (!known || failed) void this.load(entry);
    this.dropOldest();
    return () => void entry.listeners.delete(listener);
  }

  async refetch<C extends Channel>(channel: C, input: Input<C>): Promise<void> {
    const entry = this.entries.get(keyOf(channel, input));
    if (entry) await this.load(entry);
  }

  /** Shown answers are asked for again, the others forgotten. */
  invalidate(channels: readonly Channel[]): void {
    for (const [key, entry] of this.entries) {
      if (!channels.includes(entry.channel)) continue;
      if (entry.listeners.size > 0) void this.load(entry);
      else this.entries.delete(key);
    }
  }

  private async load(entry: Entry): Promise<void> {
    const generation = ++entry.generation;
    if (!entry.state.loading) this.set(entry, { ...entry.state, loading: true });
    try {
      const data = await invoke(entry.channel, entry.input);
      if (generation === entry.generation) this.set(entry, { data, error: undefined, loading: false });
    } catch (error) {
      if (generation !== entry.generation) return;
      this.set(entry, { data: entry.state.data, error: asBridgeError(error), loading: false });
    }
  }

  private set(entry: Entry, state: QueryState<Channel>): void {
    entry.state = state;
    for (const listener of [...entry.listeners]) listener();
  }

  private dropOldest(): void {
    if (this.entries.size <= KEPT) return;
    for (const [key, entry] of this.entries) {
      if (entry.listeners.size === 0) this.entries.delete(key);
      if (this.entries.size <= KEPT) return;
    }
  }
}

function keyOf(channel: Channel, input: unknown): string {
  return `${channel} ${JSON.stringify(input)}`;
}
