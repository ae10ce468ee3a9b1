import { faceOf } from '../font-faces.ts';

/** The name of a font, written in it. */
export function FontName({ family }: { family: string }) {
  return <span style={{ fontFamily: faceOf(family) }}>{family}</span>;
}
