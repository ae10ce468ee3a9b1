import { useReducer } from 'react';

/** Two frames: the front one is seen while the other loads what comes next, or is what was seen before. */
export interface Buffers {
  urls: readonly [string | null, string | null];
  front: 0 | 1;
  /** whether the one behind is to come to the front */
  loading: boolean;
}

export type BufferAction = { type: 'show' | 'drawn' | 'covered'; url: string };

export const emptyBuffers: Buffers = { urls: [null, null], front: 0, loading: false };

const isSamePage = (one: string | null, other: string): boolean => one?.split('#')[0] === other.split('#')[0];

export function bufferReducer(state: Buffers, { type, url }: BufferAction): Buffers {
  const back = state.front === 0 ? 1 : 0;
  if (type === 'show') {
    if (state.urls[state.front] === null) return { ...state, urls: place(state.urls, state.front, url) };
    // Only the section differs: the frame that shows the page goes there without loading it again.
    const target = isSamePage(state.urls[state.front], url) ? state.front : back;
    if (state.urls[target] === url) return state;
    return { ...state, urls: place(state.urls, target, url), loading: state.loading || target === back };
  }
  if (!isSamePage(state.urls[back], url)) return state;
  if (type === 'drawn') return { ...state, front: back, loading: false };
  return { ...state, urls: place(state.urls, back, null) };
}

function place(urls: Buffers['urls'], frame: 0 | 1, url: string | null): Buffers['urls'] {
  return frame === 0 ? [url, urls[1]] : [urls[0], url];
}

export const useDoubleBuffer = () => useReducer(bufferReducer, emptyBuffers);
