import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { ScrollMemory } from '../../../../src-renderer/app/shell/scroll-memory.ts';

afterEach(cleanup);

function Screen() {
  return (
    <main id="screen">
      <input data-path="phone" aria-label="Phone" />
      <input data-path="email" aria-label="Email" />
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

test('[NAV-15] a screen that was left is shown as it was: scrolled as far, with the focus in the same field', async () => {
  Element.prototype.scrollIntoView ??= () => undefined;
  const before = open('/team/joes');
  screen.getByLabelText('Email').focus();
  before.scrollTop = 120;
  fireEvent.scroll(before);
  cleanup();
  open('/team/mills');
  expect(document.activeElement).toBe(document.body);
  cleanup();
  expect(open('/team/joes').scrollTop).toBe(120);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
});
