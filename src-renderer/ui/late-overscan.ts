import { startTransition, useEffect, useState } from 'react';

/** The rows that a list draws beyond those in sight: none in its first frame, then as many as asked. */
export function useLateOverscan(rows: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => startTransition(() => setDrawn(rows)), [rows]);
  return drawn;
}
