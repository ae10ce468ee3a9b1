import { isPrimaryOwner } from '#shared/domain/customer/rules.ts';
import type { Customer } from '#shared/domain/customer/schema.ts';
import type { Confirmation } from '../../../../ui/confirm.tsx';

/** Returns the line below a customer's name: the user type and, for a primary owner, the ID of the page if known. */
export function customerNote(customer: Customer): string {
  const type = customer.userType.trim();
  if (!isPrimaryOwner(customer)) return type;
  return customer.landingPageId === '' ? type : `${type} of page ${customer.landingPageId}`;
}

interface ConversionFacts {
  online: boolean;
  selected: number;
  owner: Customer | undefined;
  unknown: boolean;
}

/** Returns why no customers can be made teammates now; undefined if they can. */
export function conversionBlocker({ online, selected, owner, unknown }: ConversionFacts): string | undefined {
  if (!online) return 'This needs the server: you are offline.';
  if (unknown) return 'Check the status of the last change first.';
  if (!owner) return 'This page has no primary owner.';
  return selected === 0 ? 'Search for customers and select them first.' : undefined;
}

/**
 * Returns the question before customers become teammates. The question says which customers are primary owners of other
 * pages, because they would give up that role.
 */
export function conversionQuestion(selected: readonly Customer[], owner: Customer): Confirmation {
  const owners = selected.filter(isPrimaryOwner);
  const owned = owners.map((customer) => {
    const page = customer.landingPageId === '' ? 'another page' : `page ${customer.landingPageId}`;
    return `${namesOf([customer])} is the Primary Owner of ${page} and would be a teammate here instead. `;
  });
  const all = `${namesOf(selected)} will be ${selected.length === 1 ? 'a teammate' : 'teammates'}`;
  return {
    title: 'Make teammates',
    message: `${owned.join('')}${all} of ${namesOf([owner])} and sign in to this page. Do you want to proceed?`,
    confirmLabel: 'Make teammates',
    danger: owners.length > 0,
  };
}

/** Returns the customers' names, such as ‘Ann Smith and Bob Jones’; for more than two, their number: ‘3 customers’. */
export function namesOf(customers: readonly Customer[]): string {
  const names = customers.map(({ name, id }) => name.trim() || `customer ${id}`);
  return names.length > 2 ? `${String(names.length)} customers` : names.join(' and ');
}
