import { fontAddress } from '#shared/domain/font/schema.ts';

const faces = new Map<string, FontFace>();
export const REGULAR = 400;
/**
 * Number of font files that `keepFaces` loads at the same time. The number is low, to leave bandwidth for the fonts in
 * sight.
 */
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

/** Returns the CSS font-family of a web font. The browser loads the font's file only once text is drawn in the font. */
export function faceOf(family: string, weight = REGULAR): string {
  face(family, weight);
  return `${JSON.stringify(family)}, sans-serif`;
}

/**
 * Resolves to true once text can be measured and drawn in the font, or to false if the font's file could not be loaded.
 * The next call then tries again.
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

/** Loads these fonts, so that the main process caches their files and a picker can show their names offline. */
export async function keepFaces(families: readonly string[], signal: AbortSignal): Promise<void> {
  const left = [...families];
  const next = async (): Promise<void> => {
    for (let family; !signal.aborted && (family = left.shift()) !== undefined;) await loadFace(family);
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, next));
}
