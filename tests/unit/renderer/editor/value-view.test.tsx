import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ValueDiff } from '../../../../src-renderer/editor/differences/value-view.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

test('[SYNC-07] an order says how many more items there are when it has more than are shown', async () => {
  const faqs = JSON.stringify(Array.from({ length: 203 }, (_, at) => ({ question: `Question ${at}` })));
  await openScreen(<ValueDiff before={faqs} after={faqs} path={['faqs']} kind="order" />, {});
  expect(screen.getAllByRole('listitem')).toHaveLength(200);
  screen.getByText('and 3 more');
});
