import { useReducer } from 'react';

/** Two frames: the front one is seen while the other loads what comes next. */
export interface Buffers {
  urls: readonly [string | null, string | null];
  front: 0 | 1;
}

export type BufferAction = { type: 'show' | 'drawn'; url: string };

export const emptyBuffers: Buffers = { urls: [null, null], front: 0 };

const withoutSection = (url: string | null): string | null => url && (url.split('#')[0] ?? url);

export function bufferReducer(state: Buffers, action: BufferAction): Buffers {
  const back = state.front === 0 ? 1 : 0;
  const { url } = action;
  if (action.type === 'drawn') {
    // The page that was seen until now is let go, so that a frame with a URL behind the front one is always loading.
    return state.urls[back] === url ? { front: back, urls: place(state.urls, state.front, null) } : state;
  }
  if (state.urls[state.front] === null) return { ...state, urls: place(state.urls, state.front, url) };
  // Only the section differs: the frame that shows the page goes there without loading it again.
  const target = withoutSection(url) === withoutSection(state.urls[state.front]) ? state.front : back;
  if (state.urls[target] === url) return state;
  return { ...state, urls: place(state.urls, target, url) };
}

function place(urls: Buffers['urls'], frame: 0 | 1, url: string | null): Buffers['urls'] {
  return frame === 0 ? [url, urls[1]] : [urls[0], url];
}

export const useDoubleBuffer = () => useReducer(bufferReducer, emptyBuffers);
