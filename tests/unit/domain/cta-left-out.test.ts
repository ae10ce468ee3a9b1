import { describe, expect, test } from 'vitest';
import { chooseType } from '#shared/domain/cta/rules.ts';
import { whyLeftOut } from '#shared/domain/cta/left-out.ts';
import { ctaSlots } from '#shared/record-catalogue/cta-slots.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { applyToValue } from '#shared/record/apply-value.ts';

const untouched: SiteDocument = {
  phone: '(775) 555-0101',
  email: 'hi@reno.example',
  external_link: 'https://book.example/',
};
const leftOut = (site: SiteDocument) => ctaSlots.filter((slot) => whyLeftOut(site, slot) !== undefined);

describe('[CUST-02] whyLeftOut', () => {
  test('names the second of two usual buttons when they lead to the same place', () => {
    expect(leftOut(untouched)).toEqual(['cta_nav_1']);
    expect(whyLeftOut(untouched, 'cta_nav_1')).toBe('“Nav Bar 1” does the same, so the page leaves this button out.');
  });

  test('names the second usual button of the first screen when there is no quote form', () => {
    const hidden = { ...untouched, custom_layout: { get_a_quote: { version: 'none' } } } as SiteDocument;
    expect(leftOut(hidden)).toEqual(['cta_main_1', 'cta_nav_1']);
  });

  test('names no usual button when it leads nowhere', () => {
    expect(leftOut({ ...untouched, external_link: '' })).toEqual([]);
  });

  test('names none of two alike when staff chose them', () => {
    const chosen = applyToValue(untouched, chooseType(untouched, 'cta_nav', 'external'));
    expect(leftOut(chosen)).toEqual([]);
  });

  test.each(['quote', 'phone', 'text', 'email'] as const)(
    'names a button of the quote section when its type is %s, which the section offers',
    (type) => {
      const chosen = applyToValue(untouched, chooseType(untouched, 'cta_get_a_quote', type));
      expect(whyLeftOut(chosen, 'cta_get_a_quote')).toBe(
        'The quote section offers this already, so the page leaves this button out.',
      );
    },
  );

  test('names no button of the quote section when it leads to another number', () => {
    expect(leftOut({ ...untouched, cta_get_a_quote: 'text', cta_get_a_quote_link: 'sms:7755550199' })).toEqual([]);
  });

  test('names the button of the message window when it dials the company’s number, not when it writes an e-mail', () => {
    const slideIn = (type: string): SiteDocument => ({ ...untouched, cta_slide_in: type });
    expect(whyLeftOut(slideIn('phone'), 'cta_slide_in')).toBe(
      'The message window offers this already, so the page leaves this button out.',
    );
    expect(leftOut(slideIn('email'))).toEqual([]);
  });
});
