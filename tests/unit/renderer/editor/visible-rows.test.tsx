import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useVisibleRows } from '../../../../src-renderer/editor/list/use-visible-rows.ts';

const ROW = 100;
const drawn = new Set<number>();

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  drawn.clear();
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(3 * ROW);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Rows() {
  const scroller = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const { rows } = useVisibleRows({
    holder,
    count: 5000,
    rowHeight: ROW,
    gap: 0,
    kept: [],
    scroller: () => scroller.current,
  });
  for (const { index } of rows) drawn.add(index);
  return (
    <div ref={scroller}>
      <div ref={holder} />
    </div>
  );
}

test('[PHO-02] of 5,000 rows none is ever drawn but those in sight and the next one', () => {
  render(<Rows />);
  expect([...drawn]).toEqual([0, 1, 2, 3]);
});
