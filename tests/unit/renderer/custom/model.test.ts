import { expect, test } from 'vitest';
import { deadEnd } from '#shared/domain/cta/dead-end.ts';
import { stepTexts } from '../../../../src-renderer/screens/custom/steps.ts';

test('[CUST-01] generated steps go to their fields, and what the answer leaves out stays', () => {
  expect(
    stepTexts([
      { heading: 'Call', description: 'Tell us' },
      { heading: '', description: 'We look' },
    ]),
  ).toEqual({
    three_step_1_header: 'Call',
    three_step_1_subtitle: 'Tell us',
    three_step_2_subtitle: 'We look',
  });
});

test('[CUST-02] a button without a link says where it fails, unless the site itself knows where it leads', () => {
  const state = (type: string, link = '') => ({ type, link, message: 'x' });
  expect(deadEnd({}, state('phone'))).toBe('The site has no phone number: see Basic Info');
  expect(deadEnd({ phone: '555-0100' }, state('text'))).toBeUndefined();
  expect(deadEnd({}, state('email', 'mailto:me@example.com'))).toBeUndefined();
  expect(deadEnd({ external_link: ' ' }, state('external'))).toBe('There is no external link yet: see below');
  expect(deadEnd({}, state('link'))).toBe('Say where it leads');
  expect(deadEnd({}, state('quote'))).toBeUndefined();
  expect(deadEnd({}, state('link', '/services/'))).toBeUndefined();
  expect(deadEnd({}, state('external', 'book us'))).toMatch(/^Please enter a valid link: /);
  expect(deadEnd({ phone: '1' }, state('phone', '555-0100'))).toBeUndefined();
  expect(deadEnd({}, state(''))).toBeUndefined();
});
