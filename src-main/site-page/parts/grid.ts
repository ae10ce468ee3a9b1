interface Columns {
  wide: number;
  middle: number;
  /** whether the last row has a single item on a middle screen; the item then has to fill the row */
  lone: boolean;
  /** whether a wide screen has three columns, and two items in the last row; these then have to fill the row */
  pair: boolean;
}

/**
 * Returns the numbers of columns of a grid on wide and middle screens. On wide screens a full last row is preferred,
 * then one with more than a single item: 4 items are 2 × 2, 7 are 4 + 3, 10 small ones (`most` is 4) are 5 + 5. A
 * middle screen has at most three columns, so that items stay readable.
 * @param most preferred maximum of columns; one or two more are used if the last row is better filled then
 */
export function columnsFor(count: number, most = 3): Columns {
  const lone = count > 1 && count % 2 === 1 && count % 3 !== 0;
  const wide = balanced(count, most);
  return { wide, middle: lone ? 2 : balanced(count, 2), lone, pair: wide === 3 && count % 3 === 2 };
}

function balanced(count: number, most: number): number {
  if (count <= most) return Math.max(1, count);
  if (most === 3 && count === 4) return 2;
  const even = [most, most + 1, ...(most > 3 ? [most - 1] : [])].find((columns) => count % columns === 0);
  if (even !== undefined) return even;
  for (const columns of [most, most + 1, most - 1, most + 2]) {
    if (columns > 0 && count % columns !== 1) return columns;
  }
  return most;
}

/**
 * Returns the `sizes` attribute of photos in a grid with the columns of `columnsFor`.
 * @param phone width of a photo if the grid has one column
 * @param cover width of the uncropped photo as a share of its column: more than 1 if the grid shows the photo in a
 * narrower shape, which cuts off the photo's sides
 * @param widest maximum width of the grid in pixels
 */
export function gridSizes(count: number, phone: string, cover: number, widest: number): string {
  const { wide, middle } = columnsFor(count);
  const inColumns = (columns: number): string => {
    const share = (whole: number): number => Math.ceil((whole * cover) / columns);
    return `min(${share(100)}vw, ${share(widest)}px)`;
  };
  return `(min-width: 1000px) ${inColumns(wide)}, (min-width: 640px) ${inColumns(middle)}, ${phone}`;
}

/**
 * Returns the columns as CSS properties of the list. `--last` is the `grid-column` of the last item on a middle screen.
 */
export function gridStyle(count: number, most = 3): string {
  const { wide, middle, lone } = columnsFor(count, most);
  return `--cols:${wide};--mid:${middle};--last:${lone ? '1/-1' : 'auto'}`;
}
