/** What staff may do, each role all that the one before may. */
export const roles = ['viewer', 'editor', 'publisher', 'admin'] as const;
export type Role = (typeof roles)[number];

interface Rule {
  /** `METHOD /path` of the calls */
  calls: RegExp;
  least: Role;
  /** ends the sentence “Your role may not …” */
  what: string;
}

/** The first rule that fits decides. A new call that only reads by POST, or writes by GET, needs a line of its own. */
const rules: readonly Rule[] = [
  {
    calls: /^\w+ \/api\/(purchase-domain|configure-dns|configure-for-ext-domain|domain-dns-snapshot)$/,
    least: 'publisher',
    what: 'buy or connect domains',
  },
  { calls: /^\w+ \/api\/park_user_website$/, least: 'publisher', what: 'park domains' },
  { calls: /^\w+ \/api\/index-google\//, least: 'publisher', what: 'report domains to search engines' },
  { calls: /^GET \/publish\/releases\//, least: 'viewer', what: 'see releases' },
  { calls: /^\w+ (\/m)?\/publish(\/|$)/, least: 'publisher', what: 'publish sites' },
  { calls: /^\w+ \/api\/make-customers-teammates$/, least: 'publisher', what: 'change the accounts of customers' },
  { calls: /^GET \/api\/save_gmb_account_id\//, least: 'editor', what: 'change sites' },
  { calls: /^GET \/api\/.*\/generate-/, least: 'editor', what: 'generate texts' },
  {
    calls:
      /^POST \/api\/(check-if-slug-duplicate|check-domain-availability|get-user-by-landing-page|get-customer-by-any|get_place_id_by_text_query|spellcheck\/)$/,
    least: 'viewer',
    what: 'look things up',
  },
  { calls: /^(GET|HEAD) /, least: 'viewer', what: 'see sites' },
  { calls: /./, least: 'editor', what: 'change sites' },
];

/** Why this role may not make the call, in words for staff; undefined where it may. */
export function refusalOf(role: Role, method: string, path: string): string | undefined {
  const { least, what } = rules.find(({ calls }) => calls.test(`${method} ${path}`)) ?? {
    least: 'admin',
    what: 'do it',
  };
  const rank = roles.indexOf(least);
  if (roles.indexOf(role) >= rank) return undefined;
  const who = roles.slice(rank).map((each) => (/^[aeiou]/.test(each) ? `an ${each}` : `a ${each}`));
  return `Your role, ${role}, may not ${what}. Ask ${new Intl.ListFormat('en', { type: 'disjunction' }).format(who)}.`;
}
