import { startTransition, useEffect, useState } from 'react';

/** Returns how many rows a list renders beyond those in sight: none in its first frame, then the given number. */
export function useLateOverscan(rows: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => startTransition(() => setDrawn(rows)), [rows]);
  return drawn;
}
