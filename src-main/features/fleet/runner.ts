import { setImmediate as nextTurn } from 'node:timers/promises';
import { counted } from '#shared/domain/counted.ts';
import { spellingTexts } from '#shared/domain/site/spelling.ts';
import { AppError } from '#shared/ipc/errors.ts';
import type { FleetSiteState } from '#shared/ipc/fleet.ipc.ts';
import { applyAll } from '#shared/record/edit-raw.ts';
import type { RunContent, RunRow, RunSite } from '../../store/fleet-repo.ts';
import type { SiteActor } from '../../sync/draft/site-actor.ts';
import { questionReasons } from '../../sync/queue/outbox.ts';
import { keptOf } from './members.ts';
import { type Planned, planFor } from './planned.ts';
import { type CurrentSite, currentOf, type FleetPorts } from './ports.ts';
import { planBack } from './take-back.ts';

/**
 * Maximum number of a change's sites that are in the queue at the same time, so that other saves of the staff do not
 * wait long.
 */
const MOST_SENDING = 4;
/** Number of failures in a row after which a change pauses. */
const FAILED_IN_A_ROW = 3;

const ROW_FAILED = `${FAILED_IN_A_ROW} sites in a row failed: look at why, then go on.`;
const CHANGED = 'It was edited since the review.';
const SAYS_SO = 'It says all of it already.';
const CLASHING = 'It has conflicts that wait for a decision.';
const TAKEN_OUT = 'It was taken out of the queue.';
const GONE = 'Nothing of the change is kept any more.';

const NEXT: readonly FleetSiteState[] = ['waiting', 'edited'];
const QUEUED: readonly FleetSiteState[] = ['sending', 'asks'];

/**
 * Carries out changes over many sites, one site after the other. The edit of a site's draft and the note that the edit
 * was made are one transaction. If the change asks for a save or publish, the queue then carries it out. Each
 * site's state is in the journal, so after a restart the runner continues and makes no edit twice.
 */
export class FleetRunner {
  private readonly ports: FleetPorts;
  private readonly advancing = new Set<number>();
  /** number of sites that failed in a row, by the ID of their change */
  private readonly failures = new Map<number, number>();
  private readonly closing = new AbortController();

  constructor(ports: FleetPorts) {
    this.ports = ports;
    ports.onQueue(() => this.goOnAll());
  }

  private get repo() {
    return this.ports.store.fleet;
  }

  add(content: RunContent, sites: readonly { slug: string; mark: string }[]): number {
    const id = this.repo.add(content, sites, this.ports.now());
    this.changed();
    void this.advance(id);
    return id;
  }

  /**
   * Continues the running changes, and updates the queued sites of all changes. Called at the start of the app, and
   * when the queue or the current user has changed.
   */
  goOnAll(): void {
    if (this.closing.signal.aborted) return;
    for (const { id, state } of this.repo.runs()) if (state !== 'done' || this.hasQueued(id)) void this.advance(id);
  }

  /** @throws AppError NOT_FOUND */
  pause(id: number): void {
    this.find(id);
    this.repo.update(id, { state: 'paused', reason: '' });
    this.changed();
  }

  /** Continues a change. @param again whether failed sites are tried again @throws AppError NOT_FOUND */
  goOn(id: number, again: boolean): void {
    const { content } = this.find(id);
    this.failures.delete(id);
    if (again) {
      for (const { place } of this.repo.sites(id, ['failed'])) {
        const isEdited = Object.keys(this.repo.kept(id, place)?.after ?? {}).length > 0;
        this.repo.setSite(id, place, { state: isEdited ? 'edited' : 'waiting', reason: '', entry: 0 });
      }
    }
    this.repo.update(id, { state: 'running', reason: '', content: { ...content, canary: 0 } });
    this.changed();
    void this.advance(id);
  }

  /** Ends a change. Sites that are still waiting are not changed. @throws AppError NOT_FOUND */
  stop(id: number): void {
    this.find(id);
    for (const { place } of this.repo.sites(id, ['waiting']))
      this.repo.setSite(id, place, { state: 'skipped', reason: 'The change was stopped before.' });
    this.repo.update(id, { state: 'done', reason: '' });
    this.changed();
  }

  close(): void {
    this.closing.abort();
  }

  /** @throws AppError NOT_FOUND */
  find(id: number): RunRow {
    const run = this.repo.run(id);
    if (!run) throw new AppError('NOT_FOUND', 'This change is not on this computer any more.');
    return run;
  }

  /**
   * Tells the windows that a change has a new state.
   * @param stopped the change, if the user is to be told that it has ended or pauses
   * @param reason why the change pauses; undefined if it has ended
   */
  private changed(stopped?: RunRow, reason?: string): void {
    const told = stopped && {
      title: stopped.content.title,
      text: reason ?? endOf(this.repo.counts(stopped.id)),
      isPaused: reason !== undefined,
    };
    this.ports.broadcast('fleet.changed', told ? { stopped: told } : {});
  }

  private hasQueued(id: number): boolean {
    return this.repo.sites(id, QUEUED, 1).length > 0;
  }

  /** Works on a change until it waits for the queue, pauses or is done. */
  private async advance(id: number): Promise<void> {
    if (this.advancing.has(id)) return;
    this.advancing.add(id);
    try {
      while (!this.closing.signal.aborted && (await this.step(id))) await nextTurn();
    } catch (error) {
      this.ports.logger.error('a change over many sites came to a stop', { error });
      const run = this.repo.run(id);
      if (run) this.pauseBy(run, messageOf(error));
    } finally {
      this.advancing.delete(id);
    }
  }

  /** Carries out the change on its next site. @returns whether another site may follow at once */
  private async step(id: number): Promise<boolean> {
    this.lookAtQueued(id);
    const run = this.repo.run(id);
    if (run?.state !== 'running') return false;
    if ((this.failures.get(id) ?? 0) >= FAILED_IN_A_ROW) return this.pauseBy(run, ROW_FAILED);
    const sending = this.repo.sites(id, ['sending']).length;
    const { canary, then } = run.content;
    const next = this.repo.sites(id, then === 'nothing' ? ['waiting'] : NEXT, 1)[0];
    if (canary > 0 && next?.state === 'waiting' && next.place >= canary) {
      const first = canary === 1 ? 'first site' : `first ${canary} sites`;
      return sending > 0 ? false : this.pauseBy(run, `Look at the ${first}, then go on.`);
    }
    if (!next) {
      if (sending === 0) {
        this.repo.update(id, { state: 'done', reason: '' });
        this.changed(run);
      }
      return false;
    }
    if (then !== 'nothing' && sending >= MOST_SENDING) return false;
    await this.carryOut(run, next);
    this.changed();
    return true;
  }

  private pauseBy(run: RunRow, reason: string): false {
    this.repo.update(run.id, { state: 'paused', reason });
    this.changed(run, reason);
    return false;
  }

  private async carryOut(run: RunRow, site: RunSite): Promise<void> {
    const { id, content } = run;
    try {
      const actor = await this.ports.sites.hold(site.slug, this.closing.signal);
      const isEdited = site.state === 'edited' || this.edit(run, site, actor);
      if (!isEdited) return;
      if (content.then === 'nothing') return this.markTakenBack(run, site.slug);
      // Noted before the entry is queued, so that the windows show the entry as part of a change from the start.
      this.repo.setSite(id, site.place, { state: 'sending', entry: 0, at: this.ports.now() });
      const entry = this.ports.sites.sending.queue(actor, content.then, {});
      this.repo.setSite(id, site.place, { entry });
    } catch (error) {
      if (this.closing.signal.aborted) return;
      this.fail(run, site, messageOf(error));
    }
  }

  /**
   * Makes the edit and notes it in one transaction. If there is nothing to edit, or the site must not be edited, notes
   * the reason instead.
   * @returns whether the edit was made
   */
  private edit(run: RunRow, { place, slug }: RunSite, actor: SiteActor): boolean {
    const { id, content } = run;
    const skip = (reason: string): false => {
      this.repo.setSite(id, place, { state: 'skipped', reason, at: this.ports.now() });
      return false;
    };
    if (actor.openConflicts.length > 0) return skip(CLASHING);
    const planned = this.planOf(content, slug, currentOf(actor));
    if (!planned) return skip(GONE);
    const { operations, members, mark, reasons, memory } = planned;
    if (operations.length === 0) return skip(reasons.join(' ') || SAYS_SO);
    const asked = this.repo.kept(id, place)?.mark;
    if (asked !== mark) return skip(CHANGED);
    const before = actor.document;
    const after = applyAll(before, operations).document;
    if (memory) this.ports.store.layoutMemories.put(memory.site, memory.memory);
    const textsBefore = textsOf(actor);
    actor.editByApp(`sites ${id}`, operations, () =>
      this.repo.setSite(
        id,
        place,
        { state: 'edited', reason: reasons.join(' '), at: this.ports.now() },
        keptOf(mark, members, before, after),
      ),
    );
    // The review of the change has listed its misspellings, so the save of each site does not ask about them again.
    actor.acceptedTexts = actor.acceptedTexts.union(textsOf(actor).difference(textsBefore));
    return true;
  }

  private planOf(content: RunContent, slug: string, current: CurrentSite): Planned | undefined {
    if (content.change) return planFor(this.ports.store, current, slug, content.change);
    const kept = this.keptOf(content.takesBack, slug);
    return kept && planBack(current, kept);
  }

  /** Returns what a change did to a site; undefined if it edited nothing there, or if its edit is not kept. */
  keptOf(id: number | undefined, slug: string) {
    const site = id === undefined ? undefined : this.repo.sites(id).find((one) => one.slug === slug);
    const kept = id === undefined || !site ? undefined : this.repo.kept(id, site.place);
    return kept && Object.keys(kept.after).length > 0 ? kept : undefined;
  }

  private fail(run: RunRow, { place }: Pick<RunSite, 'place'>, reason: string, state: FleetSiteState = 'failed'): void {
    this.repo.setSite(run.id, place, { state, reason, at: this.ports.now() });
    this.failures.set(run.id, (this.failures.get(run.id) ?? 0) + 1);
  }

  /**
   * Notes that a save or publish needs the user. A question does not count as a failure: it is listed, and the change
   * goes on.
   */
  private needsUser(run: RunRow, site: RunSite, reason: string): void {
    if (!questionReasons.has(reason)) return this.fail(run, site, reason, 'asks');
    this.repo.setSite(run.id, site.place, { state: 'asks', reason, at: this.ports.now() });
  }

  /** Updates the state of the sites whose saves or publishes are in the queue. */
  private lookAtQueued(id: number): void {
    const run = this.repo.run(id);
    if (!run) return;
    for (const site of this.repo.sites(id, QUEUED)) this.lookAt(run, site);
  }

  private lookAt(run: RunRow, site: RunSite): void {
    const { id, content } = run;
    const { outbox, milestones } = this.ports.store;
    // The app ended before the save or publish was queued, so a later step queues it.
    if (site.entry === 0) return this.repo.setSite(id, site.place, { state: 'edited' });
    const entry = outbox.of(site.slug).find((one) => one.id === site.entry);
    if (entry) {
      if (entry.state === 'blocked' && site.state !== 'asks') this.needsUser(run, site, entry.reason);
      else if (entry.state === 'waiting' && site.state === 'asks')
        this.repo.setSite(id, site.place, { state: 'sending' });
      else return;
      return this.changed();
    }
    const { savedAt, publishedAt } = milestones.find(site.slug);
    const isPublish = content.then === 'publish';
    const isReached = ((isPublish ? publishedAt : savedAt) ?? 0) >= site.at;
    // A site whose draft has no edits counts as saved, because a save would send nothing.
    const isSaved = !isPublish && !this.ports.sites.edited(site.slug)?.hasUnsaved;
    if (!isReached && !isSaved) this.fail(run, site, TAKEN_OUT);
    else {
      this.failures.delete(id);
      this.repo.setSite(id, site.place, { state: 'done', at: this.ports.now() });
      this.markTakenBack(run, site.slug);
    }
    this.changed();
  }

  /** If this change takes back another one, marks the site as taken back in the other change. */
  private markTakenBack({ content: { takesBack } }: RunRow, slug: string): void {
    if (takesBack === undefined) return;
    const site = this.repo.sites(takesBack).find((one) => one.slug === slug);
    if (site) this.repo.setSite(takesBack, site.place, { state: 'back', reason: '' });
  }
}

/** Returns a sentence that counts the sites of a change by their outcome. */
function endOf({ edited, done, asks, failed, skipped }: Record<FleetSiteState, number>): string {
  const parts = [
    `${counted(edited + done, 'site')} changed`,
    asks > 0 && `${asks} ${asks === 1 ? 'needs' : 'need'} you`,
    failed > 0 && `${failed} failed`,
    skipped > 0 && `${skipped} left as ${skipped === 1 ? 'it was' : 'they were'}`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const textsOf = ({ site }: Pick<SiteActor, 'site'>): Set<string> =>
  new Set(spellingTexts(site).map(({ text }) => text));
