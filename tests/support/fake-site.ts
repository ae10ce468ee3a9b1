import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { OpenedSite, SiteStatus } from '#shared/ipc/site.ipc.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import type { Operation } from '#shared/record/operation.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { FakeHandlers } from './fake-bridge.ts';

/** Simulates the main process for a single site: applies edits in memory, and answers the renderer's calls. */
export class FakeSite {
  document: SiteDocument;
  version = 1;
  /** members that replace those of the computed status */
  facts: Partial<SiteStatus> = {};
  #past: { step: string; document: SiteDocument }[] = [];
  #edited = new Set<string>();

  constructor(document: SiteDocument) {
    this.document = document;
  }

  get slug(): string {
    return String(this.document.slug);
  }

  get status(): SiteStatus {
    return {
      slug: this.slug,
      sync: this.#edited.size > 0 ? 'unsaved' : 'clean',
      editedFields: [...this.#edited],
      online: true,
      offlineCopy: false,
      newerOnServer: false,
      missingOnServer: false,
      otherSite: false,
      conflicts: 0,
      canUndo: this.#past.length > 0,
      canRedo: false,
      ...this.facts,
    };
  }

  opened(): OpenedSite {
    const { slug, version, status } = this;
    return { slug, version, status, document: JSON.stringify(this.document) };
  }

  edit(step: string, operations: readonly Operation[]): { version: number; status: SiteStatus } {
    if (this.#past.at(-1)?.step !== step) this.#past.push({ step, document: this.document });
    this.document = applyToValue(this.document, operations);
    for (const { path } of operations) this.#edited.add(String(path[0]));
    this.version += 1;
    return { version: this.version, status: this.status };
  }

  undo(): OpenedSite {
    this.document = this.#past.pop()?.document ?? this.document;
    if (this.#past.length === 0) this.#edited.clear();
    this.version += 1;
    return this.opened();
  }

  handlers(): FakeHandlers {
    return {
      'site.open': ({ slug }) => {
        if (slug !== this.slug) throw new AppError('NOT_FOUND', 'The server has no such site.');
        return this.opened();
      },
      'site.edit': ({ step, operations }) => this.edit(step, operations),
      'site.undo': () => this.undo(),
    };
  }
}
