import { fontAddress } from '#shared/domain/font/schema.ts';

const faces = new Map<string, FontFace>();
export const REGULAR = 400;
/** leaves the network to what is looked at */
const AT_A_TIME = 2;

const keyOf = (family: string, weight: number): string => `${family} ${String(weight)}`;

function face(family: string, weight: number): FontFace {
  const key = keyOf(family, weight);
  const known = faces.get(key);
  if (known) return known;
  const made = new FontFace(family, `url("${fontAddress(family, weight)}")`, { weight: String(weight) });
  faces.set(key, made);
  document.fonts.add(made);
  return made;
}

/** CSS font-family of a web font. Its file is only read once something is written in it. */
export function faceOf(family: string, weight = REGULAR): string {
  face(family, weight);
  return `${JSON.stringify(family)}, sans-serif`;
}

/**
 * Settles once text can be measured and drawn in it; false where its file could not be had, which is asked for again the
 * next time.
 */
export async function loadFace(family: string, weight = REGULAR): Promise<boolean> {
  const asked = face(family, weight);
  try {
    await asked.load();
    return true;
  } catch {
    if (faces.get(keyOf(family, weight)) === asked) faces.delete(keyOf(family, weight));
    document.fonts.delete(asked);
    return false;
  }
}

/** Has main keep the files of these fonts, so that their names can be shown in them offline too. */
export async function keepFaces(families: readonly string[], signal: AbortSignal): Promise<void> {
  const left = [...families];
  const next = async (): Promise<void> => {
    for (let family; !signal.aborted && (family = left.shift()) !== undefined;) await loadFace(family);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, next));
}
