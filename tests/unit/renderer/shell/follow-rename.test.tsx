import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useFollowRename } from '../../../../src-renderer/app/shell/follow-rename.ts';
import { installFakeBridge } from '../../../support/fake-bridge.ts';

afterEach(cleanup);

function Site() {
  useFollowRename('joes');
  return <p>{useLocation().pathname}</p>;
}

// A screen that is not a tab follows too. Otherwise it would continue to load the site by its former slug.
test.each(['basicInfo', 'preview'])('[SAVE-03] a renamed site keeps its screen, %s', (tab) => {
  const bridge = installFakeBridge();
  render(
    <MemoryRouter initialEntries={[`/${tab}/joes`]}>
      <Site />
    </MemoryRouter>,
  );
  act(() => bridge.emit('site.changed', { slug: 'zen', version: 2, renamedTo: 'zen-two' }));
  expect(screen.getByText(`/${tab}/joes`)).toBeTruthy();
  act(() => bridge.emit('site.changed', { slug: 'joes', version: 2, renamedTo: 'joes & sons' }));
  expect(screen.getByText(`/${tab}/joes%20%26%20sons`)).toBeTruthy();
});
