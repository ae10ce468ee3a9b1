interface Columns {
  wide: number;
  middle: number;
  /** on a middle screen the last row has a single item, which has to fill it */
  lone: boolean;
  /** on a wide screen the last row has two items of three, which have to fill it */
  pair: boolean;
}

/**
 * Columns of a grid on wide and middle screens: no item is alone in the last row, and the last row is full where
 * possible. 4 items are 2 × 2, 7 are 4 + 3, 10 small ones 5 + 5. On a middle screen three are as many as can be read.
 * @param most columns that are allowed
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
 * The `sizes` attribute of photos in such a grid.
 * @param phone width of a photo where the grid has one column
 * @param cover width of the uncut photo as a share of its column: more than 1 where an upright place cuts the photo's
 * sides
 * @param widest pixels that the grid is wide at most
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
 * The columns as CSS properties of the list; `--last` is the number of columns that the last item takes on a middle
 * screen.
 */
export function gridStyle(count: number, most = 3): string {
  const { wide, middle, lone } = columnsFor(count, most);
  return `--cols:${wide};--mid:${middle};--last:${lone ? '1/-1' : 'auto'}`;
}
