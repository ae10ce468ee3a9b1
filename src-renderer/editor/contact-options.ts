import type { Contact } from '#shared/ipc/content.ipc.ts';
import type { Option } from './fields/select-field.tsx';

/** A name for a contact that has none, or that is not listed. */
export const nameOfContact = (id: string): string => `Contact ${id}`;

/** The contacts by name. */
export function contactOptions(contacts: readonly Contact[]): Option[] {
  return contacts
    .map(({ id, name }) => ({ value: id, label: name.trim() || nameOfContact(id) }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
