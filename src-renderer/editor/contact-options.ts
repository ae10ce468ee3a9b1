import type { Contact } from '#shared/ipc/content.ipc.ts';
import type { Option } from './fields/select-field.tsx';

/** Returns a name for a contact that has no name or is not in the list of contacts. */
export const nameOfContact = (id: string): string => `Contact ${id}`;

/** Returns the contacts as options, sorted by name. */
export function contactOptions(contacts: readonly Contact[]): Option[] {
  return contacts
    .map(({ id, name }) => ({ value: id, label: name.trim() || nameOfContact(id) }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
