import { startTransition, useEffect, useState } from 'react';

/** Returns how many rows a list renders beyond those in sight: 0 in its first frame, to show it sooner, then `rows`. */
export function useLateOverscan(rows: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => startTransition(() => setDrawn(rows)), [rows]);
  return drawn;
}
