import type { RawOperation } from '../../record/edit-raw.ts';
import { jsonTextLists, listPolicy } from '../../record/list-policy.ts';
import { RawValue } from '../../record/raw-value.ts';
import { text } from './readers.ts';
import { replaceWholeWords } from './rewrite.ts';

/** What makes a site this one and no other: who and where the business is, its domain, its accounts. */
const own = new Set([
  ...['sitePk', 'slug', 'fbSlug', 'modified', 'is_stock'],
  ...[
    'logo',
    'logo_refined',
    'use_refined_logo',
    'company_name',
    'company_type',
    'phone',
    'email',
    'additional_phone_number_list',
    'license_number',
  ],
  ...['street_address', 'city', 'state', 'zip_code', 'country', 'service_areas', 'service_area_array'],
  ...['title_tag', 'meta_description', 'primary_keyword', 'keywords'],
  ...['github_repo', 'domain_purchased', 'is_dns_configured', 'publish_to_google_storage', 'a_record_ip'],
  ...['load_balancer_config', 'redirects', 'selected_plan', 'selected_future_plan', 'selected_coupon', 'payments'],
  ...['review_link', 'review_link_more', 'review_links', 'yelp_review_link', 'leave_review_link_3'],
  ...['alternative_review_html', 'embedded_form', 'external_link', 'scheduled_social_post_active'],
]);
/** Keys, web addresses, calls to action (they hold the phone number), and code that belongs to an account. */
const ownKinds = /_(id|pk|key|ref|url|code)$|^cta_(main|nav|slide_in|recruiting|get_a_quote)|widget|analytics/;

const notProse = /^(https?:|data:|local-blob:|\/)/i;

/**
 * The edits that give `target`, a new site, the content of `source`, and leave it its name, address, phone, domain and
 * ids. Inside texts the old name, town and phone number become the new ones. Members that the new site's record does not
 * have are nobody's business but the server's.
 */
export function copyContent(source: RawValue, target: RawValue): RawOperation[] {
  const rename = renaming(source, target);
  return source.keys().flatMap((key): RawOperation[] => {
    const [theirs, ours] = [source.child(key), target.child(key)];
    if (!theirs || !ours || own.has(key) || ownKinds.test(key)) return [];
    const copy = jsonTextLists.has(key)
      ? inText(theirs, (list) => copyOf(list, key, rename))
      : copyOf(theirs, key, rename);
    return copy.toText() === ours.toText() ? [] : [{ op: 'set', path: [key], text: copy.toText() }];
  });
}

type Rename = (prose: string) => string;

function renaming(source: RawValue, target: RawValue): Rename {
  const pairs = ['company_name', 'city', 'phone'].map((key) =>
    [source, target].map((site) => text(site.child(key)?.toValue()).trim()),
  );
  return (prose) =>
    notProse.test(prose)
      ? prose
      : pairs.reduce((done, [from = '', to = '']) => replaceWholeWords(done, from, to), prose);
}

/** @param field the list's or member's name: items of a list lose what the server knows them by */
function copyOf(value: RawValue, field: string, rename: Rename): RawValue {
  if (value.kind === 'list') {
    const { keys } = listPolicy(field);
    const bare = (item: RawValue) => keys.reduce((rest, key) => (rest.child(key) ? rest.without(key) : rest), item);
    return RawValue.list(
      value.items().map((item) => copyOf(item.kind === 'object' ? bare(item) : item, field, rename)),
    );
  }
  if (value.kind === 'object') {
    return value.keys().reduce((copy, key) => {
      const member = value.child(key);
      return member ? copy.with(key, copyOf(member, key, rename)) : copy;
    }, value);
  }
  const prose = value.toValue();
  if (typeof prose !== 'string') return value;
  const renamed = rename(prose);
  return renamed === prose ? value : RawValue.parse(JSON.stringify(renamed));
}

/** A list that is kept as JSON in a text. */
function inText(value: RawValue, change: (list: RawValue) => RawValue): RawValue {
  const held = value.toValue();
  if (typeof held !== 'string' || held.trim() === '') return value;
  return RawValue.parse(JSON.stringify(change(RawValue.parse(held)).toText()));
}
