import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { ScrollMemory } from '../../../../src-renderer/app/shell/scroll-memory.ts';

afterEach(cleanup);

function Screen() {
  return (
    <main id="screen">
      <ScrollMemory />
    </main>
  );
}

const open = (route: string) => {
  render(
    <MemoryRouter initialEntries={[route]}>
      <Screen />
    </MemoryRouter>,
  );
  return screen.getByRole('main');
};

test('[NAV-10] a screen opens where it was left, unless a link leads to a place on it', () => {
  const before = open('/basicInfo/joes');
  before.scrollTop = 340;
  fireEvent.scroll(before);
  cleanup();
  expect(open('/basicInfo/joes').scrollTop).toBe(340);
  cleanup();
  expect(open('/services/joes').scrollTop).toBe(0);
  cleanup();
  expect(open('/basicInfo/joes#hours').scrollTop).toBe(0);
});
