import type { HomeSection, ShownIn } from './home-sections.ts';
import type { JsonValue } from '../record/operation.ts';

/**
 * What a field holds, which says how it is edited, whether the spell-check reads it (prose) and what is checked of it
 * before publishing (links, phones, emails). A path leads to a page of the site itself.
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
  /** what people are told of the field */
  label: string;
  /** the label on its own screen, where what stands around it says the rest */
  short?: string;
  /** what people call it too when they look for it */
  alsoCalled?: readonly string[];
  /** no screen has a control for it */
  unseen?: true;
  /** identifies the company or belongs to it, so a duplicate of the site does not get it */
  own?: true;
  /**
   * `computes`: the server or the editor works it out from others, so it is never in conflict; `rewrites`: the server
   * may write it otherwise than it was sent.
   */
  server?: 'computes' | 'rewrites';
  /** section of the published page that shows the field; its members have the same one */
  section?: ShownIn;
  /** sections of which it is the first field: a click on one in the preview leads to it */
  firstOf?: readonly HomeSection[];
}

export interface FieldRow extends Facts {
  kind: FieldKind;
  /** what the field holds as long as nobody has set it; of an item's member also what a new item holds */
  default?: JsonValue;
  /** its value in a new site, where that is not the default */
  initial?: JsonValue;
  /** the values that it may have, and what each is called */
  choices?: Readonly<Record<string, string>>;
  /** a new item gets one of its own, which no other has */
  generated?: true;
  /** words of somebody else, which the spell-check leaves alone */
  verbatim?: true;
  /** lines that its control has when it is empty, and up to which it grows; without them a text has one line */
  lines?: readonly [least: number, most: number];
  /** least and most of the slider that sets it */
  range?: readonly [least: number, most: number];
  /** of a number */
  unit?: string;
  /** most characters that can be typed */
  maxLength?: number;
  /** characters of it that search engines show */
  shownLength?: number;
  /** it describes the company: before publishing, what it claims is checked against the record */
  claims?: true;
  /** of a picture that visitors see: the member beside it that describes it */
  alt?: string;
}

export interface ObjectRow extends Facts {
  kind: 'object';
  members?: Rows;
  /** members of any name are objects of these members */
  each?: ObjectRow;
  /** its members only make sense together: a merge takes one side's version whole */
  atomic?: true;
}

export interface OrderRow {
  /** member that numbers the items by their place */
  member: string;
  /** the item that is shown first has the lowest or the highest number */
  first: 'lowest' | 'highest';
  /** members that number the items as well, and count where an item has them */
  before?: readonly string[];
}

export interface ListRow extends Facts {
  kind: 'list';
  /** names one item to a person */
  item: string;
  /** of items that are objects */
  members?: Rows;
  /** of items that are none */
  of?: FieldRow;
  /** the server's own keys of an item, the most telling first */
  keys?: readonly string[];
  /** member with an address that hardly two items share */
  url?: string;
  /** members that together name an item to a person */
  name?: readonly string[];
  /** names of the items by their place, where that tells what they are */
  places?: readonly string[];
  /** member that names an item on the screen, where it is not the first of `name` */
  title?: string;
  order?: OrderRow;
  /**
   * items are `{pk, model, fields}` with their members in `fields`, and servers usually write the list as JSON text; the
   * model of a new item
   */
  jsonText?: string;
  /** it may come as one text with commas instead */
  orText?: true;
  /** an item may come as its address alone, which then says all of it but its place */
  orUrls?: true;
  /** the item at an index is always the same thing, and is taken whole */
  fixed?: true;
  /** most items */
  limit?: number;
  /**
   * members of a new item that repeat a member of its owner, the site or the item with this list: { member of the item:
   * member of the owner }
   */
  fromOwner?: Readonly<Record<string, string>>;
}

export type Row = FieldRow | ObjectRow | ListRow;
export type Rows = Readonly<Record<string, Row>>;
