import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useNextFocus } from '../../../../src-renderer/app/history/use-next-focus.ts';

function Rows({ rows }: { rows: readonly string[] }) {
  const otherwise = useRef<HTMLDivElement>(null);
  const holder = useNextFocus(rows, otherwise);
  return (
    <>
      <button disabled={rows.length === 0}>Restore all</button>
      <div ref={holder}>
        {rows.map((row) => (
          <button key={row} data-restore>
            {row}
          </button>
        ))}
      </div>
      <div ref={otherwise} tabIndex={0} role="listbox" />
    </>
  );
}

test('[PUB-04] the focus goes on to the list when the last row goes and disables the focused button', () => {
  const { rerender } = render(<Rows rows={['Tagline']} />);
  screen.getByRole('button', { name: 'Restore all' }).focus();
  rerender(<Rows rows={[]} />);
  expect(document.activeElement).toBe(screen.getByRole('listbox'));
});
