import type { Path } from '#shared/record/operation.ts';
import { fieldAt } from '#shared/record-catalogue/catalogue.ts';

/** Returns the path of the focal point of the picture at `path`; undefined if the picture has no field for it. */
export function pointPathOf(path: Path): Path | undefined {
  const point = [...path.slice(0, -1), 'focal_point'];
  return path.length > 1 && fieldAt(point) ? point : undefined;
}
