import { applyToValue } from '../../record/apply-value.ts';
import type { Operation } from '../../record/operation.ts';
import { flag, list, text } from '../../record/readers.ts';
import { setAt } from '../../record-catalogue/access.ts';
import { inTurn } from '../../record-catalogue/in-turn.ts';
import { addItem, isFull, limitOf, listItems, removeItems } from '../../record-catalogue/list-engine.ts';
import { fieldAt } from '../../record-catalogue/lookup.ts';
import { nameKey } from '../name-key.ts';
import { newService, SERVICES } from '../service/add.ts';
import { plainName, stateKey } from '../place/regions.ts';
import { CLOSED, type DayHours, hoursOfWeek, parseTime, setDay } from '../site/business-hours.ts';
import { countryCode } from '../site/country.ts';
import { withoutScheme } from '../site/link.ts';
import type { SiteDocument } from '../site/schema.ts';
import { followRewrite, type RewriteSource, startRewrite } from '../site/rewrite.ts';
import { addAreas, areaRows, type Place } from '../site/service-areas.ts';
import { digitsOf, type Fact, type Promo } from './fact.ts';

export const PHONES = ['additional_phone_number_list'];
const AREAS = ['service_areas'];

/**
 * Returns the operations that apply the facts. Each fact is applied to the result of the facts before it.
 * @param random returns a number from 0 up to but not including 1
 */
export function applyFacts(site: SiteDocument, facts: readonly Fact[], random: () => number): Operation[] {
  return inTurn(
    site,
    facts.map((fact) => (at) => operationsOf(at, fact, random)),
  );
}

/** Whether the record already says the fact. A fact that does not fit into a full list is not said. */
export function recordSays(site: SiteDocument, fact: Fact): boolean {
  if (fact.kind === 'add-phone') return phonePlaces(site, fact.value).length > 0;
  return operationsOf(site, fact, () => 0).length === 0;
}

/** Returns why the fact cannot be applied to the record as it is; undefined if it can, or if the record says it. */
export function whyNotApplied(site: SiteDocument, fact: Fact): string | undefined {
  if (fact.kind !== 'add-phone' || recordSays(site, fact) || !isFull(site, PHONES)) return undefined;
  return `There is room for ${limitOf(PHONES)} additional phones.`;
}

function operationsOf(site: SiteDocument, fact: Fact, random: () => number): Operation[] {
  switch (fact.kind) {
    case 'field':
      return saysSo(site, fact.field, fact.value) ? [] : setField(site, fact.field, fact.value);
    case 'hours':
      return setHours(site, fact);
    case 'add-phone':
      return recordSays(site, fact) || isFull(site, PHONES)
        ? []
        : [{ op: 'insert', path: [...PHONES, list(site.additional_phone_number_list).length], value: fact.value }];
    case 'remove-phone':
      return removeItems(site, PHONES, phonePlaces(site, fact.value));
    case 'add-area':
      return areaPlaces(site, fact).length > 0 ? [] : addAreas(site, [fact]);
    case 'remove-area':
      return removeItems(site, AREAS, areaPlaces(site, fact));
    case 'add-service':
      return servicePlaces(site, fact.name).length > 0
        ? []
        : addItem(site, SERVICES, { ...newService(site, random), 'service-name': fact.name });
    case 'remove-service':
      return removeItems(site, SERVICES, servicePlaces(site, fact.name));
    case 'remove-promo':
      return inTurn(
        site,
        Object.entries(promoFields[fact.of]).map(([field, value]) => (at) => {
          const path = fact.of === 'announcement' ? ['announcement', field] : [field];
          return promoSays(at, fact.of, field) ? setAt(at, path, value) : [];
        }),
      );
  }
}

const followed: ReadonlySet<string> = new Set<RewriteSource>(['city', 'state', 'company_name']);

/**
 * Returns the operations that set a field. A new city, state or company name also replaces the old one in the tagline
 * and the about text, as when a user types in the field.
 */
function setField(site: SiteDocument, field: string, value: string): Operation[] {
  const operations = setAt(site, [field], value);
  if (!followed.has(field)) return operations;
  const rewrite = startRewrite(site, field as RewriteSource);
  return [...operations, ...followRewrite(rewrite, applyToValue(site, operations)).operations];
}

/**
 * Values that take a promotion off the site, by field. An announcement keeps its words, so that it can be shown again.
 */
const promoFields: Record<Promo, Readonly<Record<string, string | boolean>>> = {
  announcement: { show_announcement: false },
  deal: { deal_header: '', deal_subtitle: '', deal_button_text: '', deal_button_link: '' },
};

function promoSays(site: SiteDocument, of: Promo, field: string): boolean {
  return of === 'announcement' ? flag(site.announcement?.show_announcement) : text(site[field]).trim() !== '';
}

/** Returns the words of a promotion that the site shows; '' if the site shows none. */
export function promoText(site: SiteDocument, of: Promo): string {
  if (of === 'deal') return text(site.deal_header).trim();
  return flag(site.announcement?.show_announcement) ? text(site.announcement?.description).trim() : '';
}

function setHours(site: SiteDocument, fact: Extract<Fact, { kind: 'hours' }>): Operation[] {
  const now = hoursOfWeek(site)[fact.day];
  const wanted = dayOf(site, fact);
  const isThere = now?.from === wanted.from && now.to === wanted.to && now.custom === wanted.custom;
  return isThere ? [] : setDay(site, fact.day, wanted);
}

/**
 * Returns the hours of a day after the fact is applied. If the fact leaves out a time, the present time stays. A
 * present time or text that differs from the fact's only in notation stays as written.
 */
export function dayOf(site: SiteDocument, { day, from, to, custom }: Extract<Fact, { kind: 'hours' }>): DayHours {
  const now = hoursOfWeek(site)[day] ?? CLOSED;
  if (custom !== '') return { from: '', to: '', custom: nameKey(now.custom) === nameKey(custom) ? now.custom : custom };
  const kept = (present: string, wanted: string): string =>
    wanted === '' || parseTime(present) === wanted ? present : wanted;
  return { from: kept(now.from, from), to: kept(now.to, to), custom: '' };
}

/**
 * Whether the field already has the value. Another notation of a state, a country, a phone number, an email address or
 * a link counts as the same value.
 */
function saysSo(site: SiteDocument, field: string, value: string): boolean {
  const now = text(site[field]).trim();
  if (now === '' || value === '') return now === value;
  return plainValue(field, now) === plainValue(field, value);
}

function plainValue(field: string, value: string): string {
  if (field === 'state') return stateKey(value);
  if (field === 'country') return countryCode(value) ?? value;
  switch (fieldAt([field])?.kind) {
    case 'phone':
      return digitsOf(value);
    case 'email':
      return value.toLowerCase();
    case 'link':
      return withoutScheme(value).replace(/^www\.|\/$/giu, '');
    default:
      return value;
  }
}

const areaPlaces = (site: SiteDocument, { city, state }: Place): number[] =>
  areaRows(site).flatMap((row) =>
    plainName(row.city) === plainName(city) && stateKey(row.state) === stateKey(state) ? [row.index] : [],
  );

const phonePlaces = (site: SiteDocument, phone: string): number[] =>
  list(site.additional_phone_number_list).flatMap((each, at) => (digitsOf(text(each)) === digitsOf(phone) ? [at] : []));

const servicePlaces = (site: SiteDocument, name: string): number[] =>
  listItems(site, SERVICES).flatMap(({ index, value }) =>
    nameKey(text(value['service-name'])) === nameKey(name) ? [index] : [],
  );
