import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Creation } from '#shared/ipc/creation.ipc.ts';
import { AppError } from '#shared/ipc/errors.ts';
import { manyStore, readLines } from '../../../../src-renderer/screens/new-site/many.ts';
import { ManyForm } from '../../../../src-renderer/screens/new-site/parts/many-form.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

const industries = [
  { id: 1, name: 'Plumbing' },
  { id: 2, name: 'Roofing' },
  { id: 3, name: 'Roof Cleaning' },
];

describe('pasted lines', () => {
  test('[NAV-14] name a slug or its address and an industry, behind a comma, a tab or a semicolon', () => {
    const text = 'joes, Plumbing\nhttps://www.facebook.com/acme-roofs/\troofing\n\n ada ;plum';
    expect(readLines(text, industries).map(({ fbSlug, industry, wrong }) => [fbSlug, industry?.id, wrong])).toEqual([
      ['joes', 1, undefined],
      ['acme-roofs', 2, undefined],
      ['ada', 1, undefined],
    ]);
  });

  test.each([
    ['joes', 'No industry is given.'],
    ['joes, Roof', 'No single industry goes by “Roof”.'],
    [', Plumbing', 'No slug is given.'],
    [`${'a'.repeat(101)}, Plumbing`, 'Too long: a slug has at most 100 characters.'],
    ['ann, Plumbing\nANN, Roofing', 'It stands above already.'],
  ])('[NAV-14] %s is refused with its reason', (text, wrong) => {
    expect(readLines(text, industries).at(-1)).toMatchObject({ wrong });
  });
});

describe('many sites', () => {
  beforeEach(() => manyStore.setState({ text: '', failures: {}, progress: undefined }, true));
  afterEach(closeScreen);

  const created = (fbSlug: string): Creation => ({
    ...{ id: fbSlug, fbSlug, stock: false, industryName: '', state: 'working', step: 'building', startedAt: 1 },
  });
  const text = 'one, Plumbing\ntwo, Plumbing\nwrong, Nothing\nthree, Roofing';
  const open = (start: (fbSlug: string) => Promise<Creation>) => {
    manyStore.setState({ text });
    const answers = {
      'industries.list': () => industries,
      'creation.start': ({ fbSlug }: { fbSlug: string }) => start(fbSlug),
    };
    return openScreen(<ManyForm />, {}, { answers });
  };
  const box = () => screen.getByRole('textbox', { name: 'Sites to create' });

  test('[NAV-14] what is under way leaves the list; what fails stays at its row with the reason, and so do wrong lines', async () => {
    const { user, bridge } = await open(async (fbSlug) => {
      if (fbSlug === 'two')
        throw new AppError('BACKEND_REFUSED', 'Error creating site.', { details: { reason: 'Taken.' } });
      return created(fbSlug);
    });
    await user.click(await screen.findByRole('button', { name: 'Create 3 sites' }));
    await waitFor(() => expect(box()).toHaveProperty('value', 'two, Plumbing\nwrong, Nothing'));
    expect(bridge.inputsOf('creation.start').map(({ fbSlug }) => fbSlug)).toEqual(['one', 'two', 'three']);
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(['two · PlumbingTaken.', 'wrongNo single industry goes by “Nothing”.']);
    await screen.findByRole('button', { name: 'Create 1 site' });
  });

  test('[NAV-14] the rest can be cancelled and stays in the list', async () => {
    const first = Promise.withResolvers<Creation>();
    const { user, bridge } = await open(() => first.promise);
    await user.click(await screen.findByRole('button', { name: 'Create 3 sites' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the rest' }));
    first.resolve(created('one'));
    await screen.findByRole('button', { name: 'Create 2 sites' });
    expect(box()).toHaveProperty('value', 'two, Plumbing\nwrong, Nothing\nthree, Roofing');
    expect(bridge.inputsOf('creation.start')).toHaveLength(1);
  });
});
