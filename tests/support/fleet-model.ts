import { expect } from 'vitest';
import { fleetChange } from '#shared/domain/fleet/change.ts';
import type { FleetRun, FleetRunSite } from '#shared/ipc/fleet.ipc.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { noAnswer } from './fake-site-server.ts';
import { FakeFleetServer, type FleetHarness, openFleet } from './fleet-harness.ts';
import { reachable } from './sync-harness.ts';

/** A step in a history of changes over many sites. `site` and `run` are taken modulo the number of sites or runs. */
export type FleetStep =
  | { do: 'change'; sites: readonly boolean[]; then: FleetRun['then']; canary: number }
  | { do: 'edit' | 'rename' | 'colleague' | 'undo' | 'redo' | 'save' | 'look' | 'decide'; site: number }
  | { do: 'fail'; site: number; when: 'before' | 'after' }
  | { do: 'pause' | 'goOn' | 'stop' | 'takeBack'; run: number }
  | { do: 'wait'; turns: number }
  | { do: 'restart' };

/** States in which a change has edited the draft of a site. */
const EDITED: readonly FleetRunSite['state'][] = ['edited', 'sending', 'done', 'asks'];

/** Returns the questions of a record's FAQs. In a history each question is used only once, so it identifies an edit. */
const marksOf = ({ faqs }: Pick<SiteDocument, 'faqs'>): string[] =>
  Array.isArray(faqs) ? faqs.map(({ question }) => String(question)) : [];

/**
 * The sites on a computer, and their server. Each edit, except those of the step `rename`, adds an FAQ that no other
 * edit adds, so that each FAQ shows whether its edit was made, lost or made twice.
 */
export class FleetModel {
  readonly server = new FakeFleetServer();
  readonly slugs: readonly string[];
  private fleet!: FleetHarness;
  private written = 0;
  /** by slug: FAQs that the draft must still have */
  private readonly held = new Map<string, Set<string>>();
  /** by slug: FAQs that an undo or a redo has removed from the draft */
  private readonly undone = new Map<string, Set<string>>();
  /** the FAQ that a change adds, by the number of the change */
  private readonly markOfRun = new Map<number, string>();
  private readonly takenBack = new Set<string>();

  constructor(count: number) {
    this.slugs = Array.from({ length: count }, (_, at) => `site-${at}`);
  }

  async start(): Promise<void> {
    for (const slug of this.slugs) {
      this.server.add(slug, { faqs: [{ pk: 1, question: 'First', answer: 'A', order: 0 }] });
      this.held.set(slug, new Set(['First']));
      this.undone.set(slug, new Set());
    }
    this.fleet = await openFleet(this.server, {
      client: reachable(this.server.endpoints),
      // Retries run at once, because the test is about their effects, not about their times.
      schedule: (_ms, run) => {
        const timer = setImmediate(run);
        return () => clearImmediate(timer);
      },
    });
    await this.fleet.fetchAll();
    await this.openAll();
  }

  dispose = (): Promise<void> => this.fleet.dispose();

  private async openAll(): Promise<void> {
    for (const slug of this.slugs) await this.fleet.sync.open(slug);
    await this.fleet.sync.settleChecks();
  }

  private slugAt(at: number): string {
    return this.slugs[at % this.slugs.length]!;
  }

  private mark(who: string): string {
    return `${who} ${++this.written}`;
  }

  private marks(slug: string): string[] {
    return marksOf(this.fleet.sync.draft(slug));
  }

  async take(step: FleetStep): Promise<void> {
    switch (step.do) {
      case 'restart':
        await this.fleet.restart();
        await this.openAll();
        this.fleet.fleet.resume();
        void this.fleet.sync.outbox.drain();
        break;
      case 'wait':
        for (let turn = 0; turn < step.turns; turn++) await new Promise(setImmediate);
        break;
      case 'change':
        await this.change(step);
        break;
      case 'fail':
        this.server.of(this.slugAt(step.site)).fail('saveSite', step.when, noAnswer());
        break;
      case 'pause':
      case 'goOn':
      case 'stop':
      case 'takeBack':
        await this.onRun(step);
        break;
      default:
        await this.onSite(step.do, this.slugAt(step.site));
    }
    this.observe();
  }

  private async change({ sites: chosen, then, canary }: Extract<FleetStep, { do: 'change' }>): Promise<void> {
    const mark = this.mark('fleet');
    const change = fleetChange.parse({
      steps: [
        { kind: 'add', list: 'faqs', values: { question: mark, answer: 'A' } },
        { kind: 'set', field: 'company_tagline', value: mark },
      ],
    });
    const slugs = this.slugs.filter((_, at) => chosen[at] ?? true);
    if (slugs.length === 0) return;
    const reviewed = await this.fleet.call('fleet.review', { slugs, change });
    const sites = reviewed.filter(({ outcome }) => outcome === 'changes');
    if (sites.length === 0) return;
    const asked = sites.map(({ slug, mark: seen }) => ({ slug, mark: seen }));
    const { id } = await this.fleet.call('fleet.apply', { change, sites: asked, then, canary });
    this.markOfRun.set(id, mark);
  }

  private async onRun({ do: act, run }: { do: 'pause' | 'goOn' | 'stop' | 'takeBack'; run: number }): Promise<void> {
    const ids = (await this.runs()).map(({ id }) => id);
    const id = ids[run % Math.max(1, ids.length)];
    if (id === undefined) return;
    if (act === 'goOn') await this.fleet.call('fleet.goOn', { id, again: true });
    else if (act !== 'takeBack') await this.fleet.call(`fleet.${act}`, { id });
    else if (this.markOfRun.has(id)) await this.takeBack(id);
  }

  private async takeBack(id: number): Promise<void> {
    const reviewed = await this.fleet.call('fleet.reviewBack', { id });
    const sites = reviewed.filter(({ outcome }) => outcome === 'changes').map(({ slug, mark }) => ({ slug, mark }));
    if (sites.length === 0) return;
    for (const { slug } of sites) this.takenBack.add(`${slug} ${this.markOfRun.get(id)}`);
    await this.fleet.call('fleet.takeBack', { id, sites });
  }

  private async onSite(act: Extract<FleetStep, { site: number }>['do'], slug: string): Promise<void> {
    const { sync } = this.fleet;
    switch (act) {
      case 'edit': {
        const at = this.marks(slug).length;
        const value = { question: this.mark('own'), answer: 'A' };
        this.held.get(slug)?.add(value.question);
        sync.edit(slug, value.question, [{ op: 'insert', path: ['faqs', at], value }]);
        break;
      }
      case 'rename':
        sync.set(slug, 'company_tagline', this.mark('own'));
        break;
      case 'colleague': {
        const record = this.server.record(slug) as SiteDocument;
        const [question, faqs] = [this.mark('colleague'), record.faqs as object[]];
        const next = { ...record, company_tagline: question, faqs: [...faqs, { pk: 100 + this.written, question }] };
        this.server.of(slug).changeByColleague(JSON.stringify(next));
        break;
      }
      case 'undo':
      case 'redo':
        this.observe();
        sync.site[act](slug);
        this.noteTurn(slug);
        break;
      case 'save':
        await sync.save(slug).catch(expectAppError);
        break;
      case 'look':
        await sync.open(slug);
        await sync.settleChecks();
        break;
      case 'decide':
        this.decide(slug, 'theirs');
        break;
      default:
    }
  }

  private decide(slug: string, take: 'mine' | 'theirs'): void {
    const ids = this.fleet.sync.history.conflicts(slug).map(({ id }) => id);
    if (ids.length > 0) this.fleet.sync.history.decide(slug, ids, { take });
  }

  /**
   * Records the FAQs that an undo or a redo has removed from the draft, because `verify` does not expect them. Forgets
   * those that are in the draft again.
   */
  private noteTurn(slug: string): void {
    const [held, undone, now] = [this.held.get(slug)!, this.undone.get(slug)!, new Set(this.marks(slug))];
    for (const mark of held.difference(now)) undone.add(mark);
    for (const mark of now.difference(held)) undone.delete(mark);
    this.held.set(slug, now);
  }

  /** Expects each draft to have no FAQ twice, and all FAQs of `held`, except those of changes that were taken back. */
  private observe(): void {
    for (const slug of this.slugs) {
      const now = this.marks(slug);
      expect(now, `${slug}: each FAQ once`).toEqual([...new Set(now)]);
      const lost = [...this.held.get(slug)!].filter(
        (mark) => !now.includes(mark) && !this.takenBack.has(`${slug} ${mark}`),
      );
      expect(lost, `${slug}: FAQs that are lost`).toEqual([]);
      this.held.set(slug, new Set(now));
    }
  }

  private runs = () => this.fleet.call('fleet.runs', {});

  /** Removes the server's faults, decides conflicts, and continues paused changes, until all changes are done. */
  async finish(): Promise<void> {
    const { sync } = this.fleet;
    for (const slug of this.slugs) this.server.of(slug).heal();
    for (;;) {
      for (const slug of this.slugs) this.decide(slug, 'mine');
      for (const { id, state } of await this.runs())
        if (state === 'paused') await this.fleet.call('fleet.goOn', { id, again: true });
      for (const slug of this.slugs) await sync.outbox.drain(slug);
      await new Promise(setImmediate);
      const counts = await this.runs();
      if (counts.every(({ state, counts: of }) => state === 'done' && of.sending + of.asks === 0)) break;
    }
    this.observe();
  }

  private async saveUnattended(slug: string): Promise<void> {
    const { sync } = this.fleet;
    for (;;) {
      this.decide(slug, 'mine');
      sync.queue(slug, 'save', {});
      await sync.outbox.drain(slug);
      if (sync.site.actor(slug).isSaved) break;
    }
  }

  /**
   * Expects the state that each change reports of each site to be true, on this computer and on the server. Then saves
   * each site, and expects the server to have the draft's FAQs and tagline.
   * @returns the number of edited sites, added up over all changes
   */
  async verify(): Promise<number> {
    let edited = 0;
    for (const { id, then } of await this.runs()) {
      const mark = this.markOfRun.get(id);
      const { sites } = await this.fleet.call('fleet.run', { id });
      for (const { slug, state, reason } of sites) {
        const where = `${slug}, ${mark ?? 'taking back'}: ${state}`;
        if (state === 'skipped' || state === 'failed') expect(reason, where).not.toBe('');
        expect(state, where).not.toBe('sending');
        if (EDITED.includes(state)) edited++;
        if (mark === undefined || this.undone.get(slug)?.has(mark)) continue;
        const isHeld = this.marks(slug).includes(mark);
        if (this.takenBack.has(`${slug} ${mark}`)) continue;
        expect(isHeld, where).toBe(EDITED.includes(state));
        if (state === 'done' && then !== 'nothing') expect(marksOf(this.server.record(slug)), where).toContain(mark);
      }
    }
    const { sync } = this.fleet;
    for (const slug of this.slugs) {
      await this.saveUnattended(slug);
      this.observe();
      const saved = this.server.record(slug) as SiteDocument;
      expect(marksOf(saved).sort()).toEqual(this.marks(slug).sort());
      expect(saved.company_tagline).toBe(sync.draft(slug).company_tagline);
    }
    return edited;
  }
}

function expectAppError(error: unknown): void {
  expect(error).toBeInstanceOf(AppError);
}
