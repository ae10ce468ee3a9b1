import { createStore } from 'zustand/vanilla';
import { counted } from '#shared/domain/counted.ts';
import { isFilmAddress } from '#shared/domain/photo/file-types.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import type { Path } from '#shared/record/operation.ts';
import { invoke } from '../../bridge/client.ts';
import { draftStore } from '../../state/draft-store.ts';
import { currentSite, edit, flushEdits } from '../../state/draft.ts';
import { notifyFailure } from '../../ui/notify.tsx';
import { followPath } from '../list/follow-path.ts';
import { nameInPath, toLastingPath } from '../list/lasting-path.ts';
import { fileBytes } from './file-bytes.ts';
import { addedFilms } from './film-poster.ts';
import { IntakeQueue, type IntakeState, type Question, combineStates } from './intake-queue.ts';
import { clearOtherwise, type PhotoTarget, tellOtherwise } from './photo-target.ts';
import { isInRecord, proposedFocus, putFocus } from './proposed-focus.ts';
import { placeOf } from './waiting-files.ts';

const GONE = 'What the photo was for is no longer there.';

/** Files that are being added to a target. While the site is open, the path of the target follows moved items. */
class Intake {
  readonly queue: IntakeQueue;
  #target: PhotoTarget;
  #follow: (site: SiteDocument) => Path | undefined = () => undefined;
  /** current path of the target; undefined if the target has no path or its item is gone */
  #path: Path | undefined;
  /** latest name of the target's item */
  #name = '';
  /** proposed focal points, by the references of photos that are not in the record yet */
  readonly #proposed = new Map<string, string>();
  /** what main stores with each file: the site's slug, and the target in a form that survives a restart */
  #kept = { slug: '', place: '' };

  constructor(target: PhotoTarget) {
    this.#target = target;
    this.queue = new IntakeQueue({
      inFront: target.inFront ?? false,
      ...(target.most !== undefined && { most: target.most }),
      take: async (file) => {
        const bytes = await fileBytes(file);
        return (await invoke('photos.take', { ...this.#kept, name: file.name, bytes })).file;
      },
      keep: async (file, signal) => {
        const { as = 'photo', films = false } = this.#target;
        const { photo } = await invoke('photos.keep', { file, as, films }, { signal });
        const focus = as === 'photo' ? await proposedFocus(photo, signal) : '';
        if (focus !== '') this.#proposed.set(photo, focus);
        return photo;
      },
      letGo,
      add: (photo, step) => this.#add(photo, step),
    });
    this.queue.store.subscribe(show);
    this.aim(target);
  }

  get isGone(): boolean {
    return this.#target.path !== undefined && this.#path === undefined;
  }

  get isBusy(): boolean {
    const { total, failed } = this.queue.store.getState();
    return total > 0 || failed.length > 0;
  }

  /** ID of the target at which the files are now shown; undefined if there is none */
  get at(): string | undefined {
    if (this.isGone) return this.#target.otherwise?.id;
    return this.#path?.join('.') ?? this.#target.id;
  }

  /** Sets the target, unless the queue has unfinished or failed files for the former target. */
  aim(target: PhotoTarget): void {
    if (this.isBusy) return;
    const site = currentSite();
    this.#target = target;
    this.#follow = target.path ? followPath(site, target.path) : () => undefined;
    this.#kept = { slug: draftStore.getState().slug ?? '', place: placeOf(site, target) };
    this.lookAt(site);
  }

  /** Updates the path and the name of the target. Called with each state of the site, to follow moved items. */
  lookAt(site: SiteDocument): void {
    const { otherwise } = this.#target;
    const [wasGone, before] = [this.isGone, this.#name];
    this.#path = this.#follow(site);
    if (wasGone && !this.isGone) clearOtherwise(before);
    if (this.#path) this.#name = nameInPath(toLastingPath(site, this.#path));
    else if (this.isGone && !wasGone && otherwise && this.isBusy) tellOtherwise(before, otherwise);
    if (this.isBusy && (this.isGone ? !wasGone : this.#name !== before)) queueMicrotask(() => this.#takeAlong(before));
  }

  #takeAlong(before: string): void {
    if (draftStore.getState().phase === 'open') edit(this.#target.renamed?.(currentSite(), before, this.#path) ?? []);
  }

  #add(photo: string, step: string): string | Question | undefined {
    if (this.isGone && !this.#target.otherwise) return GONE;
    const operations = this.#target.put(currentSite(), photo, this.#path);
    if (typeof operations === 'string') return this.#questionOf(photo) ?? operations;
    const isNew = !isInRecord(currentSite(), photo);
    edit(operations, { step });
    const focus = this.#proposed.get(photo);
    if (isNew && focus !== undefined) edit(putFocus(currentSite(), photo, focus), { step });
    this.#proposed.delete(photo);
    if (isFilmAddress(photo)) addedFilms.set(photo, step);
    return undefined;
  }

  #questionOf(photo: string): Question | undefined {
    const movedHere = () => this.#target.moveHere?.(currentSite(), photo, this.#path);
    const question = movedHere()?.question;
    return question === undefined
      ? undefined
      : { question, accept: (step) => void edit(movedHere()?.operations ?? [], { step }) };
  }
}

/**
 * Has main delete stored files, once all earlier edits are on the disk. These edits may have put the files' photos in
 * the record.
 */
function letGo(files: readonly number[]): void {
  if (files.length === 0) return;
  // If this fails, the files are added again when the site is next opened. Photos are not added to a list twice.
  void flushEdits()
    .then(() => invoke('photos.letGo', { files: [...files] }))
    .catch(() => undefined);
}

const intakes = new Set<Intake>();

/** The progress of files, by the ID of the target at which they are shown. */
export const intakeStates = createStore<Readonly<Record<string, IntakeState>>>(() => ({}));

function show(): void {
  const byTarget = Map.groupBy(intakes, ({ at }) => at);
  byTarget.delete(undefined);
  const states = [...byTarget].map(([id, some]) => [
    id,
    combineStates(some.map(({ queue }) => queue.store.getState())),
  ]);
  intakeStates.setState(Object.fromEntries(states) as Record<string, IntakeState>, true);
}

const intakesAt = ({ id }: PhotoTarget): Intake[] => [...intakes].filter(({ at }) => at === id);

export const queuesAt = (target: PhotoTarget): IntakeQueue[] => intakesAt(target).map(({ queue }) => queue);

/** Returns the queue to which further files of the target are added. */
export function queueFor(target: PhotoTarget): IntakeQueue {
  const there = intakesAt(target);
  // A finished queue whose target is gone is dropped, because its outcome was shown.
  for (const each of there) if (each.isGone && !each.isBusy) intakes.delete(each);
  const intake = there.find(({ isGone }) => !isGone) ?? new Intake(target);
  intakes.add(intake);
  intake.aim(target);
  return intake.queue;
}

draftStore.subscribe(({ phase, site }, before) => {
  if (intakes.size === 0) return;
  if (phase !== 'open') leave();
  else if (site !== before.site) {
    for (const intake of intakes) intake.lookAt(site);
    show();
  }
});

/** Stops all queues because the site was closed. Main keeps the unfinished files until the site is opened again. */
function leave(): void {
  let left = 0;
  for (const { queue } of intakes) left += queue.reset();
  intakes.clear();
  show();
  if (left === 0) return;
  notifyFailure({
    title: `${counted(left, 'photo')} ${left === 1 ? 'is' : 'are'} not added yet`,
    message: 'The site was left while they were read. They go on when it is opened again.',
  });
}
