import type { SiteDocument } from '#shared/record-catalogue/site-document.ts';
import { applyToValue, valueAt } from '#shared/record/apply-value.ts';
import type { JsonValue, Operation, Path } from '#shared/record/operation.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import type { SiteActor } from '../../src-main/sync/draft/site-actor.ts';

/** The intended effect of an edit. The test gives each item an ID, because indexes change. */
export interface Meaning {
  kind: 'add' | 'set' | 'remove' | 'none';
  id: string;
  token: string;
}

interface Batch {
  operations: Operation[];
  on: number;
  meaning: Meaning;
}

/** A window of the app. It shows its edits at once. The test decides when the window sends edits or reads the draft. */
export class ModelWindow {
  site: SiteDocument = {};
  private readonly actor: SiteActor;
  private readonly queue: Batch[] = [];
  private version = 0;

  constructor(actor: SiteActor) {
    this.actor = actor;
    this.read();
  }

  items(path: Path): { id: string; text: string }[] {
    const list = valueAt(this.site, path);
    return Array.isArray(list) ? (list as { id: string; text: string }[]) : [];
  }

  edit(operations: Operation[], meaning: Meaning): void {
    if (operations.length === 0) return;
    this.site = applyToValue(this.site, operations);
    this.queue.push({ operations, on: this.version, meaning });
  }

  /** Sends the earliest unsent edit to the main process and returns its meaning; undefined if there is none. */
  deliver(): Meaning | undefined {
    const batch = this.queue.shift();
    if (!batch) return undefined;
    this.actor.edit(crypto.randomUUID(), batch.operations, { on: batch.on, by: this });
    return batch.meaning;
  }

  /** Shows the main process's draft, unless there are unsent edits. */
  read(): void {
    if (this.queue.length > 0) return;
    const { document, version } = this.actor.opened();
    this.site = parseJson(document) as SiteDocument;
    this.version = version;
  }
}

export const set = (path: Path, value: JsonValue): Operation => ({ op: 'set', path, value });
