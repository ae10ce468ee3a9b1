import { addItem, listItems, removeItems, setItem } from '../../record-catalogue/list-engine.ts';
import { custom } from '../../record-catalogue/rows/custom.ts';
import type { Operation } from '../../record/operation.ts';
import { text } from '../../record/readers.ts';
import type { SiteDocument } from '../site/schema.ts';
import { accountOf, paymentHosts, paymentTitled, type PaymentTitle, paymentTitles } from './hosts.ts';

const PATH = ['payments'];
const SLOTS = custom.payments.limit;

export interface PaymentSlot {
  /** title of the payment service, which may be one that the app does not know; '' if the slot is empty */
  title: string;
  /** the start of the link, before the account; '' if the service is not known */
  host: string;
  /** the part of the link after the host */
  account: string;
  /** whether staff can choose a service: it is one of the first three slots, and the slots before it are filled */
  isSelectable: boolean;
  /** the service that the placeholder of an empty slot suggests */
  suggested: PaymentTitle | undefined;
}

/** Returns three slots, or more if the record has more payments. */
export function paymentSlots(site: SiteDocument): PaymentSlot[] {
  const items = listItems(site, PATH);
  return Array.from({ length: Math.max(SLOTS, items.length) }, (_, slot) => {
    const title = text(items[slot]?.value['title']).trim();
    const known = paymentTitled(title);
    return {
      title: known ?? title,
      host: known === undefined ? '' : paymentHosts[known],
      account: accountOf(text(items[slot]?.value['link'])),
      isSelectable: slot <= items.length && slot < SLOTS,
      suggested: paymentTitles[slot],
    };
  });
}

/**
 * Returns the operations that set the service of a slot, or remove the payment in the slot if `title` is ''. Returns no
 * operations for an empty slot that is not selectable (`isSelectable`).
 */
export function choosePayment(site: SiteDocument, slot: number, title: PaymentTitle | ''): Operation[] {
  const items = listItems(site, PATH);
  const item = items[slot];
  if (title === '') return item ? removeItems(site, PATH, [item.index]) : [];
  if (item) return setItem(site, PATH, item.index, { title });
  return slot === items.length && slot < SLOTS ? addItem(site, PATH, { title, link: '' }) : [];
}

/** Returns the operations that set the link of a filled slot. Only the part after the host is stored (`accountOf`). */
export function setPaymentLink(site: SiteDocument, slot: number, typed: string): Operation[] {
  const item = listItems(site, PATH)[slot];
  return item ? setItem(site, PATH, item.index, { link: accountOf(typed) }) : [];
}
