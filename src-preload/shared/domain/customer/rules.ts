import type { Customer } from './schema.ts';

const PRIMARY_OWNER = 'primary owner';

export const isPrimaryOwner = ({ userType }: Customer): boolean => userType.trim().toLowerCase() === PRIMARY_OWNER;

export const primaryOwner = (customers: readonly Customer[]): Customer | undefined => customers.find(isPrimaryOwner);

/** Returns the found customers that neither belong to the page nor are selected already. */
export function addable(found: readonly Customer[], taken: readonly Customer[]): Customer[] {
  const ids = new Set(taken.map(({ id }) => id));
  return found.filter(({ id }) => !ids.has(id));
}
