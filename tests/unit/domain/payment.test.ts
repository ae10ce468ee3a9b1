import { describe, expect, test } from 'vitest';
import { accountOf } from '#shared/domain/payment/hosts.ts';
import { choosePayment, paymentSlots, setPaymentLink } from '#shared/domain/payment/rules.ts';
import { fieldsOf } from '#shared/record-catalogue/read-items.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { applyToValue } from '#shared/record/apply-value.ts';
import type { Operation } from '#shared/record/operation.ts';

const venmo = {
  ...{ pk: '8800000000000000000001', model: 'landing.payment' },
  fields: { title: 'venmo', link: 'https://venmo.com/reno', fee: 1.1 },
};
const site: SiteDocument = { payments: [venmo] };
const after = (operations: readonly Operation[], before = site) => applyToValue(before, operations);
const shown = (document: SiteDocument) => paymentSlots(document).map(({ title, account }) => [title, account]);

test('[CUST-03] there are three slots, and each can be chosen once the one before it is filled', () => {
  expect(paymentSlots(site)).toEqual([
    { title: 'Venmo', host: 'https://venmo.com/', account: 'reno', isSelectable: true, suggested: 'Venmo' },
    { title: '', host: '', account: '', isSelectable: true, suggested: 'PayPal' },
    { title: '', host: '', account: '', isSelectable: false, suggested: 'Zelle' },
  ]);
  expect(paymentSlots({ payments: null }).map(({ isSelectable }) => isSelectable)).toEqual([true, false, false]);
  expect(choosePayment(site, 2, 'Zelle')).toEqual([]);
});

describe('[CUST-03] choosing', () => {
  test('fills the next slot, and leaves the others alone', () => {
    const two = after(choosePayment(site, 1, 'PayPal'));
    expect(shown(two)).toEqual([
      ['Venmo', 'reno'],
      ['PayPal', ''],
      ['', ''],
    ]);
    expect(two.payments?.[0]).toBe(venmo);
    expect(two.payments).toHaveLength(2);
  });

  test('another service keeps the link', () => {
    expect(shown(after(choosePayment(site, 0, 'PayPal')))[0]).toEqual(['PayPal', 'reno']);
  });

  test('None takes the slot away, and the next moves up', () => {
    const two = after(choosePayment(site, 1, 'Zelle'));
    expect(shown(after(choosePayment(two, 0, ''), two))).toEqual([
      ['Zelle', ''],
      ['', ''],
      ['', ''],
    ]);
    expect(choosePayment(site, 1, '')).toEqual([]);
  });
});

test('[CUST-03] a link keeps only the part after .com/', () => {
  const linked = after(setPaymentLink(site, 0, ' https://www.PayPal.com/paypalme/reno '));
  expect(fieldsOf(linked.payments)).toMatchObject([{ link: 'paypalme/reno' }]);
  expect(['venmo.com//u/reno', 'reno', 'hi@reno.example'].map(accountOf)).toEqual([
    'u/reno',
    'reno',
    'hi@reno.example',
  ]);
  expect(setPaymentLink(site, 1, 'reno')).toEqual([]);
});

test('[CUST-03] a short link of PayPal’s is kept as the path that it leads to', () => {
  const links = ['https://paypal.me/reno', 'www.PayPal.me/reno', 'paypal.me/reno'];
  expect(links.map(accountOf)).toEqual(['paypalme/reno', 'paypalme/reno', 'paypalme/reno']);
});
