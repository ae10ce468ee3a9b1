import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
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
  const settings = (
    <TextSettings at={0} arrangement={firstArrangement('Acme')} missing={undefined} onArrange={() => undefined} />
  );
  const answers = { 'fonts.list': () => ({ fonts: [], stale: false }) };
  await openScreen(settings, {}, { answers, notSetUp: ['webFonts'] });
  const description = notSetUpText('webFonts');
  expect(await screen.findByRole('combobox', { name: 'Font family', description })).toBeTruthy();
});

function OfTitle() {
  const [arrangement, setArrangement] = useState(() => firstArrangement('Acme'));
  return (
    <>
      <TextSettings at={0} arrangement={arrangement} missing={undefined} onArrange={(make) => setArrangement(make)} />
      <output aria-label="Arranged">{JSON.stringify(arrangement.styles[0])}</output>
    </>
  );
}

describe('[LGEN-02] the look of a text', () => {
  const arranged = () => JSON.parse(screen.getByLabelText('Arranged').textContent) as unknown;
  const open = async () =>
    (await openScreen(<OfTitle />, {}, { answers: { 'fonts.list': () => ({ fonts: [], stale: false }) } })).user;

  test.each([
    ['Line height', '9', '3', '3 is taken, the most there is.', { lineHeight: 3 }],
    ['Line height', '0.25', '0.5', '0.5 is taken, the least there is.', { lineHeight: 0.5 }],
    ['Width', '2500', '1000', '1000 is taken, the most there is.', { width: 1000 }],
    ['Width', '', '500', '500 is kept.', { width: 500 }],
  ])('%s that is typed as “%s” shows %s once it is left, and says so', async (label, typed, shown, note, style) => {
    const user = await open();
    const field = screen.getByLabelText<HTMLInputElement>(label);
    await user.clear(field);
    if (typed !== '') await user.type(field, typed);
    await user.tab();
    expect(field.value).toBe(shown);
    expect(screen.getByText(note)).toBeTruthy();
    expect(arranged()).toMatchObject(style);
    await user.clear(field);
    await user.type(field, '2.5');
    expect(screen.queryByText(note)).toBeNull();
  });

  test.each([
    ['Size', 48, 12, 100, { fontSize: 49 }],
    ['Weight', 800, 100, 900, { fontWeight: 900 }],
  ])('%s is a slider between its limits', async (name, from, least, most, style) => {
    await open();
    const slider = screen.getByRole('slider', { name });
    expect([slider.getAttribute('aria-valuemin'), slider.getAttribute('aria-valuemax')]).toEqual([
      `${least}`,
      `${most}`,
    ]);
    if (from === 800) fireEvent.keyDown(slider, { key: 'ArrowLeft' });
    expect(slider.getAttribute('aria-valuenow')).toBe(`${from}`);
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(arranged()).toMatchObject(style);
  });
});
