import { describe, expect, test } from 'vitest';
import { chooseType, ctaState, firstTimeDefaults, setCta } from '#shared/domain/cta/rules.ts';
import { ctaSlots } from '#shared/domain/cta/slots.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import type { Operation } from '#shared/record/operation.ts';

const site: SiteDocument = {
  phone: '(775) 555-0101',
  email: 'hi@reno.example',
  external_link: 'https://book.example/',
};
const after = (operations: readonly Operation[], before: SiteDocument = site) => applyToValue(before, operations);
const types = (document: SiteDocument) => ctaSlots.map((slot) => ctaState(document, slot).type);

describe('[CUST-02] the seven slots', () => {
  test('have their first-time defaults while all are empty', () => {
    expect(types(site)).toEqual(['phone', 'phone', 'external', 'external', 'email', '', '']);
    expect(ctaState(site, 'cta_main')).toEqual({ type: 'phone', link: 'tel:7755550101', message: 'Get a Free Quote' });
    expect(ctaState(site, 'cta_nav_1')).toMatchObject({ link: 'https://book.example/', message: 'Book Now' });
    expect(ctaState(site, 'cta_slide_in')).toMatchObject({ link: 'mailto:hi@reno.example', message: 'Email Us' });
    expect(ctaState(site, 'cta_get_a_quote')).toEqual({ type: '', link: '', message: '' });
  });

  test('show what the record says once one of them holds something', () => {
    expect(types({ ...site, cta_recruiting_message: 'Join us' })).toEqual(['', '', '', '', '', '', '']);
    expect(firstTimeDefaults({ ...site, cta_nav: 'text' })).toEqual([]);
  });
});

describe('[CUST-02] choosing a type', () => {
  test('sets link and text of the slot, and keeps what the others showed', () => {
    const chosen = after(chooseType(site, 'cta_get_a_quote', 'text'));
    expect(chosen).toMatchObject({
      cta_get_a_quote: 'text',
      cta_get_a_quote_link: 'sms:7755550101',
      cta_get_a_quote_message: 'Text Us',
    });
    expect(types(chosen)).toEqual(['phone', 'phone', 'external', 'external', 'email', '', 'text']);
  });

  test.each([
    ['phone', 'tel:7755550101'],
    ['email', 'mailto:hi@reno.example'],
    ['external', 'https://book.example/'],
    ['quote', ''],
    ['link', ''],
  ] as const)('%s leads to “%s”', (type, link) => {
    expect(ctaState(after(chooseType(site, 'cta_recruiting', type)), 'cta_recruiting')).toEqual({
      type,
      link,
      message: 'Apply Today',
    });
  });

  test('a site without phone and email gets no half links', () => {
    expect(ctaState({}, 'cta_main')).toMatchObject({ type: 'phone', link: '' });
    expect(ctaState(after(chooseType({}, 'cta_main', 'email'), {}), 'cta_main')).toMatchObject({
      type: 'email',
      link: '',
    });
  });

  test('None clears the slot, also when it is the last one: the defaults do not come back', () => {
    const cleared = ctaSlots.reduce((document, slot) => after(chooseType(document, slot, ''), document), site);
    expect(types(cleared)).toEqual(['', '', '', '', '', '', '']);
    expect(cleared).toMatchObject({ cta_main: '', cta_main_link: '', cta_main_message: '' });
  });
});

test('[CUST-02] a text typed first keeps what the other slots showed', () => {
  const worded = after(setCta(site, 'cta_main', 'message', 'Call Ann'));
  expect(ctaState(worded, 'cta_main')).toEqual({ type: 'phone', link: 'tel:7755550101', message: 'Call Ann' });
  expect(ctaState(worded, 'cta_nav').type).toBe('external');
});
