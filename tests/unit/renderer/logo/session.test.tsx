import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { useLogoDraft } from '../../../../src-renderer/screens/logo/session.ts';
import { type AppInfo, AppInfoContext, useAppInfo } from '../../../../src-renderer/state/app-info.ts';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);
beforeEach(() => localStorage.clear());

function Prompt() {
  const [{ prompt }, { change }] = useLogoDraft();
  return <input aria-label="Prompt" value={prompt} onChange={(event) => change({ prompt: event.target.value })} />;
}

function On({ backend }: { backend: AppInfo['backend'] }) {
  const info = useAppInfo();
  return (
    <AppInfoContext value={{ ...info, backend }}>
      <Prompt />
    </AppInfoContext>
  );
}

const embedded = { kind: 'embedded', url: 'http://127.0.0.1:4000' } as const;
const remote = { kind: 'remote', url: 'https://sites.example/api' } as const;

/** Opens the prompt, types `typed` and closes the prompt. Returns the prompt's text. */
async function promptOf(site: SiteDocument, backend: AppInfo['backend'], typed = ''): Promise<string> {
  const { user } = await openScreen(<On backend={backend} />, site);
  const input = screen.getByLabelText<HTMLInputElement>('Prompt');
  if (typed !== '') await user.type(input, typed);
  const { value } = input;
  closeScreen();
  return value;
}

test('[LGEN-01] [SYNC-07] a logo on its way is gone on with on its site and backend, and on no other of the same slug', async () => {
  await promptOf({ sitePk: 7 }, embedded, 'A drop');
  expect(await promptOf({ sitePk: 7 }, { ...embedded, url: 'http://127.0.0.1:5000' })).toBe('A drop');
  expect(await promptOf({ sitePk: 8 }, embedded)).toBe('');
  expect(await promptOf({ sitePk: 7 }, remote)).toBe('');
});

function Size() {
  const [{ past }, { arrange }] = useLogoDraft();
  const grow = () => arrange((arrangement) => ({ ...arrangement }), 'size');
  return <button onClick={grow}>{`${past.length} steps`}</button>;
}

test('[LGEN-02] the first change of a site’s logo can be undone when the same was changed on another site just before', async () => {
  const stepsAfterTwo = async (sitePk: number) => {
    const { user } = await openScreen(<Size />, { sitePk });
    for (let change = 0; change < 2; change++) await user.click(screen.getByRole('button'));
    const { textContent } = screen.getByRole('button');
    closeScreen();
    return textContent;
  };
  expect(await stepsAfterTwo(7)).toBe('1 steps');
  expect(await stepsAfterTwo(8)).toBe('1 steps');
});
