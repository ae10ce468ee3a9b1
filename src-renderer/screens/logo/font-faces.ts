import { fontAddress } from '#shared/domain/font/schema.ts';

const faces = new Map<string, FontFace>();

function face(family: string, weight: number): FontFace {
  const key = `${family} ${String(weight)}`;
  const known = faces.get(key);
  if (known) return known;
  const made = new FontFace(family, `url("${fontAddress(family, weight)}")`, { weight: String(weight) });
  faces.set(key, made);
  document.fonts.add(made);
  return made;
}

/** CSS font-family of a web font. Its file is only read once something is written in it. */
export function faceOf(family: string, weight = 400): string {
  face(family, weight);
  return `${JSON.stringify(family)}, sans-serif`;
}

/** Settles once text can be measured and drawn in it, or its file turned out not to be had. */
export async function loadFace(family: string, weight: number): Promise<void> {
  await face(family, weight)
    .load()
    .catch(() => undefined);
}
