import { Autocomplete, MantineProvider, Select, TagsInput } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { theme } from '../../../../src-renderer/app/theme.ts';
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
