import { fontAddress } from '#shared/domain/font/schema.ts';

const faces = new Map<string, FontFace>();
export const REGULAR = 400;
/** files loaded at the same time, so that the picker leaves bandwidth for fonts in sight */
const FILES_AT_ONCE = 2;

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
 * Resolves once text can be measured and drawn in the font. False where its file could not be loaded; the next call
 * tries again.
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

/** Has main cache the files of these fonts, so that a picker can show their names offline. */
export async function keepFaces(families: readonly string[], signal: AbortSignal): Promise<void> {
  const left = [...families];
  const next = async (): Promise<void> => {
    for (let family; !signal.aborted && (family = left.shift()) !== undefined;) await loadFace(family);
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, next));
}
