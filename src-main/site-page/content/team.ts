import { text } from '#shared/record/readers.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { imageAddress } from '../html/url.ts';
import { orderedItems } from './items.ts';

export interface Person {
  name: string;
  role: string;
  bio: string;
  /** address of the photo, '' if there is none */
  photo: string;
  alt: string;
}

/** Returns the teammates who have a name, in the record's order. */
export function people(site: Pick<SiteDocument, 'teammates'>): Person[] {
  return orderedItems(site.teammates).flatMap((mate) => {
    const name = text(mate.name).trim();
    if (name === '') return [];
    const photo = imageAddress(text(mate.photo));
    return [{ name, role: text(mate.role).trim(), bio: text(mate.bio).trim(), photo, alt: text(mate.alt_tag).trim() }];
  });
}
