import type { Statement } from '#shared/domain/fleet/drift.ts';
import { parseTime } from '#shared/domain/site/business-hours.ts';
import { validDomain } from '#shared/domain/site/dns.ts';
import type { SiteDocument } from '#shared/domain/site/schema.ts';
import { parseJson } from '#shared/record/parse-json.ts';
import { list, text } from '#shared/record/readers.ts';
import { weekdays } from '#shared/record-catalogue/weekdays.ts';
import { schemaFacts } from '../../site-page/index.ts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});
const said = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Returns what the record says about the company, in the form in which its page says it. */
export function statedByRecord(site: SiteDocument): Statement {
  const domain = validDomain(site);
  return { ...statementOf(schemaFacts(site)), site: domain && `https://${domain}/` };
}

const SCRIPT = /<script[^>]+application\/ld\+json[^>]*>(.*?)<\/script>/gisu;
/** Maximum number of a page's nodes that are searched. */
const MOST_NODES = 2000;

/** Returns what a page says about its business in schema.org's form; undefined if it says nothing in that form. */
export function statedByPage(html: string): Statement | undefined {
  const nodes = [...html.matchAll(SCRIPT)].flatMap(([, json = '']) => nodesIn(json)).slice(0, MOST_NODES);
  const business =
    nodes.find((node) => said(node['@id']).endsWith('#business')) ??
    nodes.find((node) => 'telephone' in node && 'address' in node);
  return business && statementOf(business);
}

function nodesIn(json: string): Node[] {
  let read: unknown;
  try {
    read = parseJson(json);
  } catch {
    return [];
  }
  const tops = Array.isArray(read) ? (read as unknown[]) : [read];
  return tops.filter(isNode).flatMap((top) => [top, ...list(top['@graph'] as unknown[]).filter(isNode)]);
}

function statementOf(node: Node): Statement {
  const address = nodeOf(node['address']);
  return {
    name: said(node['name']),
    phone: said(node['telephone']),
    street: said(address['streetAddress']),
    city: said(address['addressLocality']),
    state: said(address['addressRegion']),
    zip: said(address['postalCode']),
    hours: hoursOf(node['openingHoursSpecification']),
    site: said(node['url']),
  };
}

function hoursOf(value: unknown): Statement['hours'] {
  const specifications = (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isNode);
  return specifications.flatMap(({ dayOfWeek, opens, closes }) => {
    const [from, to] = [parseTime(text(opens)), parseTime(text(closes))];
    if (from === undefined || to === undefined) return [];
    const names = (Array.isArray(dayOfWeek) ? (dayOfWeek as unknown[]) : [dayOfWeek]).map(said);
    return names.flatMap((name) => {
      const day = weekdays.findIndex((each) => name.endsWith(each));
      return day < 0 ? [] : [{ day, from, to }];
    });
  });
}
