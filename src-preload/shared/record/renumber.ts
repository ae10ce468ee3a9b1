import type { ListPolicy } from './policies.ts';
import { membersOf, withMember } from './item-members.ts';
import { RawValue } from './raw-value.ts';

/** How a list numbers its items by their place. */
interface Convention {
  /** number of the first item */
  head: number;
  /** difference between the numbers of an item and of the item before it */
  step: number;
  /** the numbers are JSON strings, as some backends write them */
  asText: boolean;
  /** each number is written in the shortest form (5, not 05 or 5.0) */
  plain: boolean;
  length: number;
}

/** Whether numbers may be this far apart: 1, or a multiple of 10, because some backends count by tens. */
const isStep = (step: number): boolean => step === 1 || (step > 0 && step % 10 === 0);

/** The numbers that order the items in the versions of a list. */
export class ListNumbers {
  private readonly policy: ListPolicy;
  private readonly order: string | undefined;
  private readonly base: readonly RawValue[];
  private readonly ofBase: Convention | undefined;

  /** @param base the version that shares the most items with the others */
  constructor(policy: ListPolicy, base: readonly RawValue[]) {
    this.policy = policy;
    this.order = policy.order;
    this.base = base;
    this.ofBase = this.convention(base);
  }

  /** Whether the numbers of all the lists depend on the places alone. If not, a changed number may be a user's edit. */
  areByPlace(lists: readonly (readonly RawValue[])[]): boolean {
    const all = [this.base, ...lists];
    return this.order !== undefined && all.every((items) => items.length === 0 || this.convention(items) !== undefined);
  }

  /**
   * Whether the numbers only repeat the order of the items: one of the lists follows a convention, and the numbers of
   * every list rise or fall as in that convention. Gaps are allowed, because an item may have been added or removed, or
   * the server may count by tens. Lists of fewer than two items are ignored.
   */
  onlyRepeatPlaces(lists: readonly (readonly RawValue[])[]): boolean {
    const all = [this.base, ...lists].filter(({ length }) => length > 1);
    const convention = all.map((items) => this.convention(items)).find((known) => known !== undefined);
    if (!convention) return false;
    return all.every((items) => {
      const numbers = items.map((item) => this.numberOf(item));
      return numbers.every((each, at) => at === 0 || (each - numbers[at - 1]!) * convention.step > 0);
    });
  }

  /**
   * Returns the items numbered by their place, in the convention of the first of `models` that has one, else in that of
   * the base. A list of more than one item is preferred. Without any convention the items keep their numbers.
   */
  renumber(items: RawValue[], models: readonly (readonly RawValue[])[]): RawValue[] {
    const { order } = this;
    const known = [...models, this.base].flatMap((model) => this.convention(model) ?? []);
    // The number of a single item does not show whether numbers rise or fall.
    const convention = known.find(({ length }) => length > 1) ?? known[0];
    if (order === undefined || !convention) return items;
    const { head, step, asText, length } = convention;
    // If the numbers descend, the last item gets the last number of the list with the convention.
    const first = step > 0 ? head : head - (items.length - length) * step;
    const shift = this.shiftTo(first, step, asText);
    return items.map((item, at) => {
      const number = first + at * step;
      if (item === this.base[at + shift] || this.isPlainly(item, number, asText)) return item;
      return withMember(item, this.policy, order, RawValue.parse(written(number, asText)));
    });
  }

  private convention(items: readonly RawValue[]): Convention | undefined {
    if (items === this.base && this.ofBase) return this.ofBase;
    const [first] = items;
    if (!first) return undefined;
    const asText = this.textOf(first)?.startsWith('"') ?? false;
    const head = this.numberOf(first);
    const step = items[1] ? this.numberOf(items[1]) - head : 1;
    if (!Number.isInteger(head) || !isStep(Math.abs(step))) return undefined;
    let plain = true;
    const shift = this.shiftTo(head, step, asText);
    for (let at = 0; at < items.length; at++) {
      const item = items[at]!;
      const number = head + at * step;
      if (item === this.base[at + shift] || this.isPlainly(item, number, asText)) continue;
      if (this.numberOf(item) !== number) return undefined;
      plain = false;
    }
    return { head, step, asText, plain, length: items.length };
  }

  /**
   * Returns how much larger an index in the base is than the index of the same number in a list whose first number is
   * `head`. An item that is identical to the base's item at that index has the right number and needs no check. Returns
   * NaN if the base has no convention, another `step` or `asText`, or numbers that are not in the shortest form.
   */
  private shiftTo(head: number, step: number, asText: boolean): number {
    const { ofBase } = this;
    return ofBase?.plain && ofBase.step === step && ofBase.asText === asText ? (head - ofBase.head) / step : NaN;
  }

  private isPlainly(item: RawValue, number: number, asText: boolean): boolean {
    return this.textOf(item) === written(number, asText);
  }

  /** Returns the item's number; NaN if the item has none. */
  private numberOf(item: RawValue): number {
    const text = this.textOf(item);
    const value: unknown = text === undefined ? undefined : JSON.parse(text);
    return typeof value === 'string' || typeof value === 'number' ? Number(value) : NaN;
  }

  /** Returns the JSON text of the item's number; undefined if the item has none. */
  private textOf(item: RawValue): string | undefined {
    return this.order === undefined ? undefined : membersOf(item, this.policy)?.textOf(this.order);
  }
}

const written = (number: number, asText: boolean): string => (asText ? `"${number}"` : String(number));
