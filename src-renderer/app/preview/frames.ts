import { useReducer } from 'react';

/**
 * A frame with a page of the site. The last frame is shown after it is painted; until then the previous frame stays
 * visible.
 */
export interface Frame {
  id: number;
  /** path of its page from the site's root */
  page: string;
  isPainted: boolean;
}

export type FrameAction =
  /** a page has to be loaded: the preview changes to another page, or a frame cannot follow the draft */
  | { type: 'open'; page: string }
  | { type: 'painted'; id: number }
  /** the frame with this ID covers the earlier frames, which can be removed */
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
