import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { choose } from '../../../../src-renderer/ui/choose.tsx';
import { confirm } from '../../../../src-renderer/ui/confirm.tsx';
import { prepareDom } from '../../../support/screen-harness.tsx';

afterEach(cleanup);

const title = 'Save it?';
const questions = {
  confirm: (signal: AbortSignal) => confirm({ title, message: '', confirmLabel: 'Save', signal }),
  choose: (signal: AbortSignal) => choose({ title, message: '', answers: [{ value: 'save', label: 'Save' }], signal }),
};

test.each([
  ['confirm', false],
  ['choose', null],
] as const)(
  '[NAV-11] a question of %s is answered with no when its signal is aborted, before or after it shows',
  async (name, no) => {
    prepareDom();
    render(
      <MantineProvider env="test">
        <ModalsProvider>{null}</ModalsProvider>
      </MantineProvider>,
    );
    const aborted = AbortSignal.abort();
    let early: unknown;
    await act(async () => void (early = await questions[name](aborted)));
    expect(early).toBe(no);
    expect(screen.queryByRole('dialog')).toBeNull();

    const controller = new AbortController();
    let late: Promise<unknown> = Promise.resolve();
    act(() => void (late = questions[name](controller.signal)));
    await screen.findByRole('dialog', { name: title });
    act(() => controller.abort());
    expect(await late).toBe(no);
  },
);
