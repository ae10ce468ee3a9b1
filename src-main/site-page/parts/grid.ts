/**
 * Columns of a grid on a wide and a middle screen, so that no item stands alone in the last row: 4 are 2 × 2, 7 are
 * 4 + 3.
 * @param most columns that the items bear
 */
export function columnsFor(count: number, most = 3): { wide: number; middle: number } {
  return { wide: balanced(count, most), middle: balanced(count, Math.min(2, most)) };
}

function balanced(count: number, most: number): number {
  if (count <= most) return Math.max(1, count);
  if (most === 3 && count === 4) return 2;
  for (const columns of [most, most + 1, most - 1]) {
    if (columns > 0 && count % columns !== 1) return columns;
  }
  return most;
}

/** As custom properties of the list; `--cols` and `--cols-mid` of `.grid`. */
export function gridStyle(count: number, most = 3): string {
  const { wide, middle } = columnsFor(count, most);
  return `--cols:${wide};--mid:${middle}`;
}
