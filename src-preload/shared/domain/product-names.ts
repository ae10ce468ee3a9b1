const DEFAULT = 'Sitewright';

export interface ProductNames {
  name: string;
  /** the record's field that holds the contact, `{product}_contact_id` */
  contactField: string;
  /** path of the contacts call, `/api/get{Product}Contacts` */
  contactsPath: string;
}

/**
 * Returns the names that are derived from the product's name, such as `sitewright_contact_id` from ‘Sitewright’. They
 * contain only ASCII letters and digits.
 */
export function productNames(name: string): ProductNames {
  const word = name.replace(/[^A-Za-z0-9]/g, '') || DEFAULT;
  return {
    name,
    contactField: `${word.toLowerCase()}_contact_id`,
    contactsPath: `/api/get${word.charAt(0).toUpperCase()}${word.slice(1)}Contacts`,
  };
}
