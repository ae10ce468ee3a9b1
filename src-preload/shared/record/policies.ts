/** How the items of a list are known again in another copy of it. */
export interface ListPolicy {
  /** the server's own keys of an item, the most telling first */
  keys: readonly string[];
  /** members that do not identify an item, because every program that edits it writes them anew */
  passing: readonly string[];
  /** an address that hardly two items share */
  url?: string;
  /** members that together name an item to a person */
  name?: readonly string[];
  /** member that numbers the items by their place */
  order?: string;
  /** member of an item that holds its other members, except the keys */
  within?: string;
  /** members that number the items too, and count before `order` where an item has them */
  orderedBefore?: readonly string[];
  /** the item with the highest number is the first one */
  highestFirst?: true;
  /** the item at an index is always the same thing, and is taken whole */
  fixed?: true;
}

/** The member in which an object notes how its server writes its lists and items. */
export const FORMS = '$forms';
