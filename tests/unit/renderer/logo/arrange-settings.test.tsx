import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { notSetUpText } from '#shared/domain/set-up/services.ts';
import { firstArrangement } from '../../../../src-renderer/screens/logo/arrangement.ts';
import { BackgroundSettings, TextSettings } from '../../../../src-renderer/screens/logo/parts/arrange-settings.tsx';
import { closeScreen, openScreen } from '../../../support/screen-harness.tsx';

afterEach(closeScreen);

function Settings() {
  const [arrangement, setArrangement] = useState(() => firstArrangement('Acme'));
  return (
    <>
      <BackgroundSettings arrangement={arrangement} onArrange={(make) => setArrangement(make)} />
      <output>{arrangement.background}</output>
    </>
  );
}

test('[LGEN-02] [NAV-11] a color is typed sign by sign, also a short one; what is none gives way when the field is left', async () => {
  const { user } = await openScreen(<Settings />, {});
  const field = () => screen.getByLabelText<HTMLInputElement>('Background color');
  const arranged = () => screen.getByRole('status').textContent;
  await user.clear(field());
  await user.type(field(), '#2D5be3');
  expect(arranged()).toBe('#2d5be3');
  await user.clear(field());
  await user.type(field(), '#fa0');
  expect(arranged()).toBe('#2d5be3');
  await user.tab();
  expect(arranged()).toBe('#ffaa00');
  await user.clear(field());
  await user.type(field(), '#12');
  expect(field().value).toBe('#12');
  await user.tab();
  expect(field().value).toBe('#ffaa00');
  expect(arranged()).toBe('#ffaa00');
});

test('[LGEN-02] the font family says that no web-fonts list is set up', async () => {
  const settings = <TextSettings at={0} arrangement={firstArrangement('Acme')} onArrange={() => undefined} />;
  const answers = { 'fonts.list': () => ({ fonts: [], stale: false }) };
  await openScreen(settings, {}, { answers, notSetUp: ['webFonts'] });
  const description = notSetUpText('webFonts');
  expect(await screen.findByRole('combobox', { name: 'Font family', description })).toBeTruthy();
});
