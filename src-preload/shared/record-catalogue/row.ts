import type { HomeSection, ShownIn } from './home-sections.ts';
import type { JsonValue } from '../record/operation.ts';

/**
 * What a field contains. The kind decides how the field is edited, whether the spell-check reads it (`prose`), and what
 * is checked before publishing (links, phones, emails). A `path` is a path on the site itself.
 */
export type FieldKind =
  | 'text'
  | 'prose'
  | 'link'
  | 'path'
  | 'phone'
  | 'email'
  | 'code'
  | 'flag'
  | 'color'
  | 'picture'
  | 'number'
  | 'choice'
  | 'date'
  | 'time'
  | 'key';

interface Facts {
  /** name of the field in the user interface */
  label: string;
  /** shorter label for the screen that edits the field, where headings name the context */
  short?: string;
  /** other names by which people search for the field */
  alsoCalled?: readonly string[];
  /** no screen has a control for the field */
  unseen?: true;
  /** identifies the company or belongs to it, so a duplicate of the site does not get it */
  own?: true;
  /**
   * `computes`: the server or the app computes the value, so the field is never in conflict; `rewrites`: the server may
   * store the value in another form than the one that was sent
   */
  server?: 'computes' | 'rewrites';
  /** section of the published page that shows the field and its members */
  section?: ShownIn;
  /** sections of which this is the first field: a click on such a section in the preview leads to the field */
  firstOf?: readonly HomeSection[];
}

export interface FieldRow extends Facts {
  kind: FieldKind;
  /** value while nobody has set the field; also the value in a new site or list item */
  default?: JsonValue;
  /** value in a new site, if it differs from the default */
  initial?: JsonValue;
  /** the allowed values, each with its label */
  choices?: Readonly<Record<string, string>>;
  /** each new item gets a random value */
  generated?: true;
  /** the text quotes somebody else, so the spell-check skips it */
  verbatim?: true;
  /** lines of the control while it is empty, and maximum to which it grows; a text without `lines` has one line */
  lines?: readonly [least: number, most: number];
  /** minimum and maximum of the slider that sets the field */
  range?: readonly [least: number, most: number];
  unit?: string;
  /** maximum number of characters that can be typed */
  maxLength?: number;
  /** number of characters that search engines show */
  shownLength?: number;
  /** the text describes the company: before publishing, its claims are checked against the record */
  claims?: true;
  /** for a picture that visitors see: name of the member beside it that describes the picture */
  alt?: string;
}

export interface ObjectRow extends Facts {
  kind: 'object';
  members?: Rows;
  /** row of the members that `members` does not name */
  each?: ObjectRow;
  /** the members only make sense together, so a merge takes the object whole from one side */
  atomic?: true;
}

export interface OrderRow {
  /** member that numbers the items by their place */
  member: string;
  /** whether the item that is shown first has the lowest or the highest number */
  first: 'lowest' | 'highest';
  /** members that number the items too; the first of them that an item has takes precedence over `member` */
  before?: readonly string[];
}

export interface ListRow extends Facts {
  kind: 'list';
  /** what one item is called in the user interface */
  item: string;
  /** rows of the members of an item, if the items are objects */
  members?: Rows;
  /** row of an item, if the items are not objects */
  of?: FieldRow;
  /** members with the server's own keys of an item, the most reliable first */
  keys?: readonly string[];
  /** member with a URL that two items hardly ever share */
  url?: string;
  /** members that together name an item to a person */
  name?: readonly string[];
  /** names of the items by their index, if the index determines what an item is */
  places?: readonly string[];
  /** member that names an item on the screen, if it is not the first of `name` */
  title?: string;
  order?: OrderRow;
  /**
   * model of a new item, for a list whose items are `{pk, model, fields}` with their members in `fields`; servers
   * usually write such a list as JSON text
   */
  jsonText?: string;
  /** the server may send the list as one string with commas instead */
  orText?: true;
  /** the server may send an item as a string with only its URL, and the list as one string of URLs with commas */
  orUrls?: true;
  /** the item at an index is always the same thing (such as a weekday), and a merge takes the item whole */
  fixed?: true;
  /** maximum number of items */
  limit?: number;
  /**
   * members of a new item that repeat a member of its owner: { member of the item: member of the owner }; the owner is
   * the site, or the item that contains this list
   */
  fromOwner?: Readonly<Record<string, string>>;
}

export type Row = FieldRow | ObjectRow | ListRow;
export type Rows = Readonly<Record<string, Row>>;
