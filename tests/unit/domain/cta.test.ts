import { describe, expect, test } from 'vitest';
import { chooseType, ctaState, firstTimeDefaults, setCta } from '#shared/domain/cta/rules.ts';
import { ctaFacts, ctaSlots } from '#shared/record-catalogue/cta-slots.ts';
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
    expect(types({ ...site, call_to_action_message_recruiting: 'Join us' })).toEqual(['', '', '', '', '', '', '']);
    expect(firstTimeDefaults({ ...site, cta_nav: 'text' })).toEqual([]);
  });
});

describe('[CUST-02] choosing a type', () => {
  test('sets link and text of the slot, and keeps what the others showed', () => {
    const chosen = after(chooseType(site, 'cta_get_a_quote', 'text'));
    expect(chosen).toMatchObject({
      cta_get_a_quote: 'text',
      cta_get_a_quote_link: 'sms:7755550101',
      call_to_action_message_get_a_quote: 'Text Us',
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
    expect(cleared).toMatchObject({ cta_main: '', cta_main_link: '', call_to_action_message: '' });
  });
});

test('[CUST-02] a text typed first keeps what the other slots showed', () => {
  const worded = after(setCta(site, 'cta_main', 'message', 'Call Ann'));
  expect(ctaState(worded, 'cta_main')).toEqual({ type: 'phone', link: 'tel:7755550101', message: 'Call Ann' });
  expect(ctaState(worded, 'cta_nav').type).toBe('external');
});

describe('[CUST-02] the text of a slot', () => {
  const worded: SiteDocument = { cta_main: 'phone', call_to_action_message: 'Ring us', cta_main_message: 'Older' };

  test('is the member that the documents name; by default those of the documents, in their order', () => {
    expect(ctaState(worded, 'cta_main').message).toBe('Ring us');
    expect(ctaFacts.cta_main.message).toBe('call_to_action_message');
    expect(new Set(ctaSlots.map((slot) => ctaFacts[slot].message)).size).toBe(7);
    expect(ctaSlots.map((slot) => ctaState(after(chooseType(site, slot, 'link')), slot).message)).toEqual([
      ...['Get a Free Quote', 'Give us a Call', 'Book Now', 'Book Now', 'Email Us', 'Apply Today', 'Text Us'],
    ]);
  });

  test('is where the app kept it before, as long as that alone holds one', () => {
    const older: SiteDocument = { cta_main: 'phone', cta_main_message: 'Older' };
    expect(ctaState(older, 'cta_main').message).toBe('Older');
    expect(after(setCta(older, 'cta_main', 'message', ''), older)).toMatchObject({
      call_to_action_message: '',
      cta_main_message: '',
    });
    const cleared = after(chooseType(worded, 'cta_main', ''), worded);
    expect(ctaState(cleared, 'cta_main')).toEqual({ type: '', link: '', message: '' });
    expect(types({ cta_main_message: 'Older' })).toEqual(['', '', '', '', '', '', '']);
  });
});

describe('[CUST-02] what a button leads to in the place of its type', () => {
  test.each([
    ['(775) 555-0199', 'phone', 'tel:7755550199'],
    ['tel:+1 775 555 0199', 'phone', 'tel:+17755550199'],
    ['sms:7755550199', 'text', 'sms:7755550199'],
    ['jobs@reno.example', 'email', 'mailto:jobs@reno.example'],
    ['mailto:jobs@reno.example', 'email', 'mailto:jobs@reno.example'],
    ['https://Book.example/A?b=phone', 'link', 'https://Book.example/A?b=phone'],
    ['reno.example/jobs', 'link', 'reno.example/jobs'],
    ['/services/', 'link', '/services/'],
    ['https://book.example/', 'external', 'https://book.example/'],
  ])('%s is read as its link', (value, type, link) => {
    const held = { ...site, cta_recruiting: value, call_to_action_message_recruiting: 'Join us' };
    expect(ctaState(held, 'cta_recruiting')).toEqual({ type, link, message: 'Join us' });
    expect(after(setCta(held, 'cta_recruiting', 'link', '/jobs/'), held)).toMatchObject({
      cta_recruiting: type,
      cta_recruiting_link: '/jobs/',
      call_to_action_message_recruiting: 'Join us',
    });
    expect(after(setCta(held, 'cta_recruiting', 'link', ''), held).cta_recruiting_link).toBe('');
  });

  test.each(['Phone', 'call us', 'external link', 'quote', '12', 'javascript:alert(1)'])('%s is none', (type) => {
    expect(ctaState({ ...site, cta_nav: type }, 'cta_nav')).toMatchObject({ type: type.toLowerCase(), link: '' });
  });

  test('the link of the slot counts where it has one', () => {
    const both = { ...site, cta_nav: '(775) 555-0199', cta_nav_link: 'https://book.example/now' };
    expect(ctaState(both, 'cta_nav')).toMatchObject({ type: 'link', link: 'https://book.example/now' });
  });
});
