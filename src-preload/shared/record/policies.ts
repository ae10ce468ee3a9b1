/** How the items of a list are matched with the items of another copy of the list. */
export interface ListPolicy {
  /** members with the keys that the server gives an item, the most reliable first */
  keys: readonly string[];
  /** members that do not identify an item, because some editors give them new values each time they load the site */
  volatileMembers: readonly string[];
  /** member with a URL, which two items hardly ever share */
  url?: string;
  /** members that together name an item to a person */
  name?: readonly string[];
  /** member that numbers the items by their place */
  order?: string;
  /** member of an item that contains the item's other members, except `pk` and `model` */
  within?: string;
  /** members that number the items too; the first of them that an item has takes precedence over `order` */
  orderedBefore?: readonly string[];
  /** the item with the highest number is shown first */
  highestFirst?: true;
  /** the item at an index is always the same thing (such as a weekday), and a merge takes the item whole */
  fixed?: true;
}

/**
 * The member in which the app notes how the server writes the lists of an object and, if the object is a list item, the
 * object itself.
 */
export const FORMS = '$forms';
