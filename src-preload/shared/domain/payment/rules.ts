import { addItem, listItems, removeItems, setItem } from '../../record-catalogue/list-engine.ts';
import { custom } from '../../record-catalogue/rows/custom.ts';
import type { Operation } from '../../record/operation.ts';
import { text } from '../../record/readers.ts';
import type { SiteDocument } from '../site/schema.ts';
import { accountOf, paymentHosts, paymentTitled, type PaymentTitle, paymentTitles } from './hosts.ts';

const PATH = ['payments'];
const SLOTS = custom.payments.limit;

export interface PaymentSlot {
  /** '' where the slot is empty; what the editor does not know stays as the record has it */
  title: string;
  /** what stands before the account, '' where none is known */
  host: string;
  /** the part after the host */
  account: string;
  /** the slots before it are filled */
  isSelectable: boolean;
  /** the service that an empty slot proposes */
  usual: PaymentTitle | undefined;
}

/** The three slots, or more where the record holds more. */
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
      usual: paymentTitles[slot],
    };
  });
}

/** Chooses the service of a slot; '' is None and takes the slot away. Nothing where the slot before it is empty. */
export function choosePayment(site: SiteDocument, slot: number, title: PaymentTitle | ''): Operation[] {
  const items = listItems(site, PATH);
  const item = items[slot];
  if (title === '') return item ? removeItems(site, PATH, [item.index]) : [];
  if (item) return setItem(site, PATH, item.index, { title });
  return slot === items.length && slot < SLOTS ? addItem(site, PATH, { title, link: '' }) : [];
}

/** Sets the link of a filled slot: only the part after ‘.com/’ is kept. */
export function setPaymentLink(site: SiteDocument, slot: number, typed: string): Operation[] {
  const item = listItems(site, PATH)[slot];
  return item ? setItem(site, PATH, item.index, { link: accountOf(typed) }) : [];
}
