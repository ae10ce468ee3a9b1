import { text } from '#shared/record/readers.ts';
import { or } from '../copy.ts';
import { defineContent } from '../define-content.ts';
import type { Heading } from '../heading.ts';
import { paymentMethods, type PaymentMethod } from '../payments.ts';

export interface PayModel extends Heading {
  methods: PaymentMethod[];
}

export const payOnline = defineContent({
  root: { tag: 'section', named: 'title' },
  reads: ['payments', 'payment_header', 'payment_subtitle'],
  read(site, { words }): PayModel | null {
    const methods = paymentMethods(site, words);
    if (methods.length === 0) return null;
    const subtitle = text(site.payment_subtitle).trim();
    return { kicker: '', title: or(site.payment_header, words.payOnline), subtitle, methods };
  },
});
