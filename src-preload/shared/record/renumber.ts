import type { ListPolicy } from './policies.ts';
import { membersOf, withMember } from './item-members.ts';
import { RawValue } from './raw-value.ts';

/** How a list numbers its items by their place. */
interface Convention {
  /** of the first item */
  head: number;
  /** from one item to the next */
  step: number;
  /** numbers written as text, as some backends do */
  asText: boolean;
  /** all are written in the shortest way */
  plain: boolean;
  length: number;
}

/** Some backends count by tens. */
const isStep = (step: number): boolean => step === 1 || (step > 0 && step % 10 === 0);

/** The numbers that the items of a list's versions have by their place. */
export class ListNumbers {
  private readonly policy: ListPolicy;
  private readonly order: string | undefined;
  private readonly base: readonly RawValue[];
  private readonly ofBase: Convention | undefined;

  /** @param base the version with which the others have most items in common */
  constructor(policy: ListPolicy, base: readonly RawValue[]) {
    this.policy = policy;
    this.order = policy.order;
    this.base = base;
    this.ofBase = this.convention(base);
  }

  /** Whether the numbers of all the lists depend on places alone. Otherwise a number may be an edit. */
  areByPlace(lists: readonly (readonly RawValue[])[]): boolean {
    const all = [this.base, ...lists];
    return this.order !== undefined && all.every((items) => items.length === 0 || this.convention(items) !== undefined);
  }

  /**
   * Whether the numbers only repeat the places: one list follows a convention, and in the others the numbers rise or
   * fall in the same direction. They may have gaps, from an item that was inserted or a server that counts by tens.
   */
  tellPlaces(lists: readonly (readonly RawValue[])[]): boolean {
    const all = [this.base, ...lists].filter(({ length }) => length > 1);
    const convention = all.map((items) => this.convention(items)).find((known) => known !== undefined);
    if (!convention) return false;
    return all.every((items) => {
      const numbers = items.map((item) => this.numberOf(item));
      return numbers.every((each, at) => at === 0 || (each - numbers[at - 1]!) * convention.step > 0);
    });
  }

  /**
   * The items numbered by their place, in the convention of the first of `models` that has one, else the base's. A list
   * whose numbers do not follow from the places, or that has none, keeps what its items say.
   */
  renumber(items: RawValue[], models: readonly (readonly RawValue[])[]): RawValue[] {
    const { order } = this;
    const known = [...models, this.base].flatMap((model) => this.convention(model) ?? []);
    // A single item does not tell in which direction they are numbered.
    const convention = known.find(({ length }) => length > 1) ?? known[0];
    if (order === undefined || !convention) return items;
    const { head, step, asText, length } = convention;
    // Descending numbers end where they ended before: the last place keeps its number.
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
   * The distance between the item's place and the place that its number has in the base; NaN where that does not
   * matter.
   */
  private shiftTo(head: number, step: number, asText: boolean): number {
    const { ofBase } = this;
    return ofBase?.plain && ofBase.step === step && ofBase.asText === asText ? (head - ofBase.head) / step : NaN;
  }

  private isPlainly(item: RawValue, number: number, asText: boolean): boolean {
    return this.textOf(item) === written(number, asText);
  }

  /** NaN where the item has none. */
  private numberOf(item: RawValue): number {
    const text = this.textOf(item);
    const value: unknown = text === undefined ? undefined : JSON.parse(text);
    return typeof value === 'string' || typeof value === 'number' ? Number(value) : NaN;
  }

  /** How the item's number is written; undefined where it has none. */
  private textOf(item: RawValue): string | undefined {
    return this.order === undefined ? undefined : membersOf(item, this.policy)?.textOf(this.order);
  }
}

const written = (number: number, asText: boolean): string => (asText ? `"${number}"` : String(number));
