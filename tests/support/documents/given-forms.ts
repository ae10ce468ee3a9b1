type Step = PropertyKey;

/** Lists that are JSON texts in the record, as the documents say. */
const IN_TEXT = ['products', 'payments'];

/** Returns the record with lists instead of their JSON texts. */
export function opened(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record;
  const lists = IN_TEXT.filter((member) => Object.hasOwn(record, member)).map((member) => {
    const value = (record as Record<string, unknown>)[member];
    return [member, typeof value === 'string' && value !== '' ? (JSON.parse(value) as unknown) : value] as const;
  });
  return { ...record, ...Object.fromEntries(lists) };
}

/** The forms of members in the records that a server has sent. The server has to accept the same forms. */
export class GivenForms {
  /** values by path; the items of a list share the same paths */
  private readonly values = new Map<string, unknown[]>();

  add(record: unknown): void {
    this.see(opened(record), []);
  }

  /** Whether the server has sent a value of this type at this path. */
  hasType(path: readonly Step[], value: unknown): boolean {
    return this.at(path).some((given) => typeOf(given) === typeOf(value));
  }

  hasValue(path: readonly Step[], value: unknown): boolean {
    return this.at(path).some((given) => JSON.stringify(given) === JSON.stringify(value));
  }

  /**
   * Whether the server has sent the object at this path without the member. Within a list, the sent object must be
   * similar to `holder`. Always false for members of the record itself.
   */
  lacks(path: readonly Step[], holder: object): boolean {
    const [member, parent] = [path.at(-1)!, path.slice(0, -1)];
    if (parent.length === 0) return false;
    const isItem = parent.some((step) => typeof step === 'number');
    return this.at(parent)
      .filter((given): given is object => typeof given === 'object' && given !== null)
      .some((given) => !Object.hasOwn(given, member) && (!isItem || isAlike(given, holder)));
  }

  private at(path: readonly Step[]): readonly unknown[] {
    return this.values.get(anyItem(path)) ?? [];
  }

  private see(value: unknown, path: readonly Step[]): void {
    this.values.set(anyItem(path), [...this.at(path), value]);
    if (typeof value !== 'object' || value === null) return;
    const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
    for (const step of steps) this.see((value as Record<Step, unknown>)[step], [...path, step]);
  }
}

const anyItem = (path: readonly Step[]): string =>
  JSON.stringify(path.map((step) => (typeof step === 'number' ? '*' : step)));

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);

const IDENTIFYING = [
  'id',
  'pk',
  'photo_pk',
  'service_id',
  'photo',
  'service-name',
  'service_package_title',
  'name',
  'title',
];

/** Whether two items have the same key, photo, name, title or long text (over 15 characters), or are equal. */
function isAlike(given: object, posted: object): boolean {
  if (JSON.stringify(given) === JSON.stringify(posted)) return true;
  const values = new Map<string, unknown>(Object.entries(posted));
  const isTelling = (member: string, value: unknown) =>
    typeof value === 'string'
      ? value.length > 15 || (value !== '' && IDENTIFYING.includes(member))
      : IDENTIFYING.includes(member);
  return Object.entries(given).some(([member, value]) => isTelling(member, value) && values.get(member) === value);
}
