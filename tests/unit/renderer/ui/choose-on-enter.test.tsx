import { MantineProvider, Select } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { theme } from '../../../../src-renderer/app/theme.ts';
import { prepareDom } from '../../../support/screen-harness.tsx';

const data = ['Alicia', 'Alina', 'Bert'];

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('[NAV-11] Enter chooses the marked option when the keys come before a timer that opening the list starts', () => {
  prepareDom();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const chosen = vi.fn();
  render(
    <MantineProvider theme={theme} env="test">
      <Select label="Contact" searchable data={data} onChange={chosen} />
    </MantineProvider>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Contact', { selector: 'input' });
  const press = (key: string) => fireEvent.keyDown(field, { key, code: key });
  act(() => field.focus());
  fireEvent.input(field, { target: { value: 'al' } });
  press('ArrowDown');
  act(() => void vi.runAllTimers());
  press('Enter');
  expect(chosen.mock.calls.map(([value]) => value as unknown)).toEqual(['Alina']);
  expect(field.value).toBe('Alina');
});

test('[NAV-11] Enter chooses an option once when the timer came first, and nothing while the list is closed', async () => {
  prepareDom();
  const user = userEvent.setup({ delay: null });
  const chosen = vi.fn();
  render(
    <MantineProvider theme={theme} env="test">
      <Select label="Contact" searchable data={data} onChange={chosen} />
    </MantineProvider>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(chosen).not.toHaveBeenCalled();
  await user.keyboard('al{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenCalledOnce();
});
