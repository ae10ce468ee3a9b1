import { useEffect, useReducer, useState } from 'react';
import { useStatus } from '../../state/draft.ts';
import type { Arrangement } from './arrangement.ts';
import { loadFace, REGULAR } from './font-faces.ts';

export interface Face {
  /** why the font cannot be shown; undefined if it can, or if that is not known yet */
  missing: string | undefined;
  /** whether the font's file is being loaded for the first time or after `retry` */
  asking: boolean;
  /** Loads the file again. */
  retry: () => void;
}

/** Loads the file of a font. If that failed, tries again when the computer goes offline or online. */
export function useFace(family: string, weight = REGULAR): Face {
  const isOffline = useStatus(({ offline }) => offline);
  const key = `${family} ${weight}`;
  const [round, retry] = useReducer((before: number) => before + 1, 0);
  const [answer, setAnswer] = useState<{ key: string; round: number; isThere: boolean }>();
  useEffect(() => {
    let isShown = true;
    void loadFace(family, weight).then((isThere) => isShown && setAnswer({ key, round, isThere }));
    return () => {
      isShown = false;
    };
  }, [family, weight, key, isOffline, round]);
  const asking = answer?.key !== key || answer.round !== round;
  if (answer?.key !== key || answer.isThere) return { missing: undefined, asking, retry };
  const missing = isOffline
    ? 'not kept on this computer: shown in its face once you are online'
    : 'its file cannot be had';
  return { missing, asking, retry };
}

/** Returns the states of the fonts of title and subheading. */
export function useTextFaces({ styles: [title, subheading] }: Arrangement): readonly [Face, Face] {
  return [useFace(title.fontFamily, title.fontWeight), useFace(subheading.fontFamily, subheading.fontWeight)];
}
