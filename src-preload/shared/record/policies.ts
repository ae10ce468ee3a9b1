/** How the items of a list are matched with the items of another copy of the list. */
export interface ListPolicy {
  /** members with the server's own keys of an item, the most reliable first */
  keys: readonly string[];
  /** members that do not identify an item, because every program that edits the item gives them new values */
  volatileMembers: readonly string[];
  /** member with an address, which two items hardly ever share */
  url?: string;
  /** members that together name an item to a person */
  name?: readonly string[];
  /** member that numbers the items by their place */
  order?: string;
  /** member of an item that contains the item's other members, except the keys */
  within?: string;
  /** members that number the items too; the first of them that an item has takes precedence over `order` */
  orderedBefore?: readonly string[];
  /** the item with the highest number is the first one */
  highestFirst?: true;
  /** the item at an index is always the same thing (such as a weekday), and a merge takes the item whole */
  fixed?: true;
}

/**
 * The member of an object that notes in which form the server writes the object's lists, or the object itself if it is
 * a list item.
 */
export const FORMS = '$forms';
