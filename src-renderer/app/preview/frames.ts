import { useReducer } from 'react';

/**
 * A frame with a page of the site. The last frame is shown once it is painted; until then the one before it stays in
 * sight.
 */
export interface Frame {
  id: number;
  /** path of its page from the site's root */
  page: string;
  isPainted: boolean;
}

export type FrameAction =
  /** the page has to be loaded: it is another one, or the last frame cannot follow the draft */
  | { type: 'open'; page: string }
  | { type: 'painted'; id: number }
  /** the frame that was seen before is covered */
  | { type: 'covered'; id: number };

export const firstFrames = (page: string): readonly Frame[] => [{ id: 1, page, isPainted: false }];

export function framesReducer(frames: readonly Frame[], action: FrameAction): readonly Frame[] {
  const last = frames.at(-1);
  if (action.type === 'open') {
    const seen = frames.findLast(({ isPainted }) => isPainted);
    return [...(seen ? [seen] : []), { id: (last?.id ?? 0) + 1, page: action.page, isPainted: false }];
  }
  if (action.type === 'painted')
    return frames.map((frame) => (frame.id === action.id ? { ...frame, isPainted: true } : frame));
  return frames.filter(({ id }) => id >= action.id);
}

export const useFrames = (page: string) => useReducer(framesReducer, page, firstFrames);
