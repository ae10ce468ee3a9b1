import { attributes } from '../../record-catalogue/rows/basic-info.ts';
import type { AttributeField } from './schema.ts';

/** What a company may be ticked as, in the order in which the screen lists it. */
export const companyAttributes = (Object.keys(attributes) as AttributeField[]).map((field) => ({
  field,
  label: attributes[field].label,
}));
