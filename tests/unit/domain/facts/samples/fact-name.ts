import type { Fact } from '#shared/domain/facts/fact.ts';

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * Returns a fact in the notation of the samples.
 * @param before the day's hours in the record, used for an opening or closing time that the fact does not change
 */
export function factName(fact: Fact, before: { from: string; to: string } = { from: '', to: '' }): string {
  switch (fact.kind) {
    case 'field':
      return `${fact.field} ${fact.value}`;
    case 'hours':
      return `hours ${days[fact.day]} ${fact.custom || `${fact.from || before.from}-${fact.to || before.to}`}`;
    case 'add-phone':
      return `phone+ ${fact.value}`;
    case 'remove-phone':
      return `phone- ${fact.value}`;
    case 'add-area':
      return `area+ ${fact.city}, ${fact.state}`;
    case 'remove-area':
      return `area- ${fact.city}, ${fact.state}`;
    case 'add-service':
      return `service+ ${fact.name}`;
    case 'remove-service':
      return `service- ${fact.name}`;
    case 'remove-promo':
      return `promo- ${fact.of}`;
  }
}
