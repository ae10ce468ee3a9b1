import type { AttributeField } from './schema.ts';

/** What a company may be ticked as, in the order in which the screen lists it. */
export const companyAttributes: readonly { field: AttributeField; label: string }[] = [
  { field: 'insured', label: 'Insured' },
  { field: 'bonded', label: 'Bonded' },
  { field: 'emergency_services', label: 'Emergency Services' },
  { field: 'veteran_owned', label: 'Veteran' },
  { field: 'black_owned', label: 'Black Owned' },
  { field: 'native_owned', label: 'Native Owned' },
  { field: 'family_owned', label: 'Family Owned' },
  { field: 'local_business', label: 'Local Business' },
  { field: 'woman_owned', label: 'Woman Owned' },
  { field: 'latino_owned', label: 'Latino Owned' },
  { field: 'bbb', label: 'BBB' },
];
