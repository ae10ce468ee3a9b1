import { Autocomplete, MantineProvider, Select, TagsInput } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { contrast, parseColor } from '#shared/theme/color.ts';
import { cssVariables, theme } from '../../../../src-renderer/app/theme.ts';
import { prepareDom } from '../../../support/screen-harness.tsx';

afterEach(cleanup);

const data = ['Plumbing', 'Roofing'];

test.each([
  ['select', <Select key="select" label="Industry" searchable data={data} />],
  ['field with suggestions', <Autocomplete key="suggestions" label="Industry" data={data} />],
  ['field for tags', <TagsInput key="tags" label="Industry" data={data} />],
])('the list of a %s stays closed when Tab comes to it and opens when an arrow key is pressed', async (_, field) => {
  prepareDom();
  const user = userEvent.setup();
  render(
    <MantineProvider theme={theme} env="test">
      {field}
    </MantineProvider>,
  );
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Industry', { selector: 'input' }));
  expect(screen.queryByRole('option')).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
});

test('Enter takes the first option that fits what was typed, and leaves what is chosen where nothing was typed', async () => {
  prepareDom();
  const user = userEvent.setup();
  const chosen = vi.fn();
  render(
    <MantineProvider theme={theme} env="test">
      <Select label="Industry" searchable data={data} defaultValue="Plumbing" onChange={chosen} />
    </MantineProvider>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Industry', { selector: 'input' });
  await user.tab();
  await user.keyboard('{Enter}');
  expect(chosen).not.toHaveBeenCalled();
  await user.clear(field);
  await user.keyboard('roof{Enter}');
  expect(chosen).toHaveBeenCalledWith('Roofing', expect.anything());
  expect(field.value).toBe('Roofing');
});

test.each(['light', 'dark'] as const)(
  'texts can be read when they lie on the ground or on a surface, in %s',
  (scheme) => {
    const variables: Readonly<Record<string, string>> = cssVariables(theme as never)[scheme];
    const color = (name: string) => parseColor(variables[name]!)!;
    const texts = ['text', 'dimmed', 'error', 'anchor'].map((name) => `--mantine-color-${name}`);
    const poor = [...texts, '--app-danger', '--app-attention', '--app-good'].filter((name) =>
      ['--app-ground', '--app-surface'].some((ground) => contrast(color(name), color(ground)) < 4.5),
    );
    expect(poor).toEqual([]);
  },
);
