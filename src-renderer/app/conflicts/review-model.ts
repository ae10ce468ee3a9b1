import type { ConflictView, ServerMerge } from '#shared/ipc/sync.ipc.ts';

export type Take = 'mine' | 'theirs' | 'custom';

export interface ReviewItem {
  conflict: ConflictView;
  /**
   * how the conflict was decided; `elsewhere`: outside this review, for example in another window or by an edit;
   * `merged`: there was nothing to decide
   */
  decided?: Take | 'elsewhere' | 'merged';
}

/** The state of a conflict review: its items, the selected one, and the text that the user writes as the decision. */
export interface Review {
  items: readonly ReviewItem[];
  selected: number | undefined;
  /** undefined while the user writes no text */
  text: string | undefined;
}

/** @param takenOver changes that the merge took over without asking; they are listed after the conflicts */
export const startReview = (takenOver: ServerMerge['changes']): Review => ({
  items: takenOver.map((change, at) => ({ conflict: { ...change, id: -1 - at }, decided: 'merged' })),
  selected: undefined,
  text: undefined,
});

export type ReviewAction =
  | { type: 'loaded'; conflicts: readonly ConflictView[] }
  | { type: 'select'; id: number }
  | { type: 'move'; by: 1 | -1 }
  | { type: 'edit'; text: string }
  | { type: 'cancelEdit' }
  | { type: 'decided'; ids: readonly number[]; take: Take }
  | { type: 'undone'; ids: readonly number[] };

export const openItems = ({ items }: Review): ReviewItem[] => items.filter(({ decided }) => decided === undefined);

const isMerged = ({ decided }: ReviewItem): boolean => decided === 'merged';

/** Whether there were conflicts and all of them are decided. */
export const allDecided = (review: Review): boolean =>
  openItems(review).length === 0 && review.items.some((item) => !isMerged(item));

/** Whether the conflict was decided in this review. */
export const isDecidedHere = ({ decided }: ReviewItem): boolean =>
  decided === 'mine' || decided === 'theirs' || decided === 'custom';

/** Returns the ID of one of these conflicts that was decided in this review; undefined if there is none. */
export const decidedHere = ({ items }: Review, ids: readonly number[]): number | undefined =>
  items.find((item) => isDecidedHere(item) && ids.includes(item.conflict.id))?.conflict.id;

export const selectedItem = ({ items, selected }: Review): ReviewItem | undefined =>
  items.find(({ conflict }) => conflict.id === selected);

const at = (review: Review, selected: number | undefined): Review =>
  selected === review.selected ? review : { ...review, selected, text: undefined };

export function reviewReducer(review: Review, action: ReviewAction): Review {
  const current = selectedItem(review);
  switch (action.type) {
    case 'loaded':
      return loaded(review, action.conflicts);
    case 'select':
      return at(review, action.id);
    case 'move': {
      const { items } = review;
      const index = current ? items.indexOf(current) + action.by : 0;
      return at(review, items[Math.min(Math.max(index, 0), items.length - 1)]?.conflict.id);
    }
    case 'edit':
      return current && !current.decided ? { ...review, text: action.text } : review;
    case 'cancelEdit':
      return { ...review, text: undefined };
    case 'decided':
      return decided(review, action.ids, action.take);
    case 'undone':
      return undone(review, action.ids);
  }
}

/**
 * Updates the items with the conflicts that are open now. Decided conflicts stay in the list, so that nothing moves
 * while the user works through it.
 */
function loaded(review: Review, conflicts: readonly ConflictView[]): Review {
  const known = review.items.map((item): ReviewItem => {
    const fresh = conflicts.find(({ id }) => id === item.conflict.id);
    if (fresh) return { conflict: fresh };
    return item.decided ? item : { ...item, decided: 'elsewhere' };
  });
  const added = conflicts.filter(({ id }) => !review.items.some(({ conflict }) => conflict.id === id));
  const items = [
    ...known.filter((item) => !isMerged(item)),
    ...added.map((conflict) => ({ conflict })),
    ...known.filter(isMerged),
  ];
  const next = { ...review, items };
  return next.selected === undefined ? at(next, (openItems(next)[0] ?? items[0])?.conflict.id) : next;
}

/**
 * Marks the conflicts as decided. If the selected conflict is among them, selects the next open conflict after it, else
 * the first open one.
 */
function decided(review: Review, ids: readonly number[], take: Take): Review {
  const settled = new Set(ids);
  const items = review.items.map((item) => (settled.has(item.conflict.id) ? { ...item, decided: take } : item));
  const next = { ...review, items };
  const { selected } = review;
  if (selected === undefined || !settled.has(selected)) return next;
  const index = items.findIndex(({ conflict }) => conflict.id === selected);
  const open = [...items.slice(index), ...items.slice(0, index)].find((item) => item.decided === undefined);
  return at(next, open?.conflict.id ?? selected);
}

/** Marks the conflicts as open again, and selects the first of them. */
function undone(review: Review, ids: readonly number[]): Review {
  const isUndone = ({ conflict }: ReviewItem): boolean => ids.includes(conflict.id);
  const items = review.items.map((item) => (isUndone(item) ? { conflict: item.conflict } : item));
  return at({ ...review, items }, items.find(isUndone)?.conflict.id ?? review.selected);
}

export type ReviewKey = 'up' | 'down' | 'mine' | 'theirs' | 'edit' | 'base';

const keys: Record<string, ReviewKey> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  '1': 'mine',
  '2': 'theirs',
  e: 'edit',
  b: 'base',
};

/** Returns the action of a key in the review; undefined for other keys, and while the user writes a text. */
export const reviewKey = (key: string, isWriting: boolean): ReviewKey | undefined =>
  isWriting ? undefined : (keys[key.toLowerCase()] ?? keys[key]);
