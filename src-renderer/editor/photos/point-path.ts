import type { Path } from '#shared/record/operation.ts';
import { fieldAt } from '#shared/record-catalogue/catalogue.ts';

/** Where the record keeps the focal point of the picture at a path; undefined where it keeps none. */
export function pointPathOf(path: Path): Path | undefined {
  const point = [...path.slice(0, -1), 'focal_point'];
  return path.length > 1 && fieldAt(point) ? point : undefined;
}
