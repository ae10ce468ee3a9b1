import { type RestrictedAction, restrictedActions, type Role, roleRefusal } from '#shared/domain/staff/roles.ts';

interface Rule extends RestrictedAction {
  /** pattern of the calls, each as `METHOD /path` */
  calls: RegExp;
}

/**
 * The first rule that matches decides. A new POST that only reads, or a new GET that writes, needs a rule of its own.
 */
const rules: readonly Rule[] = [
  {
    calls: /^\w+ \/api\/(purchase-domain|configure-dns|configure-for-ext-domain|domain-dns-snapshot)$/,
    ...restrictedActions.setUpDomain,
  },
  { calls: /^\w+ \/api\/park_user_website$/, ...restrictedActions.park },
  { calls: /^\w+ \/api\/index-google\//, ...restrictedActions.reportDomain },
  { calls: /^GET \/publish\/releases\//, least: 'viewer', what: 'see releases' },
  { calls: /^\w+ (\/m)?\/publish(\/|$)/, ...restrictedActions.publish },
  { calls: /^\w+ \/api\/make-customers-teammates$/, least: 'publisher', what: 'change the accounts of customers' },
  { calls: /^GET \/api\/save_gmb_account_id\//, ...restrictedActions.save },
  { calls: /^GET \/api\/.*\/generate-/, least: 'editor', what: 'generate texts' },
  {
    calls:
      /^POST \/api\/(check-if-slug-duplicate|check-domain-availability|get-user-by-landing-page|get-customer-by-any|get_place_id_by_text_query|spellcheck\/)$/,
    least: 'viewer',
    what: 'look things up',
  },
  { calls: /^(GET|HEAD) /, least: 'viewer', what: 'see sites' },
  { calls: /./, ...restrictedActions.save },
];

/** Returns why the role has no permission for the call, in words for staff; undefined if it has the permission. */
export function refusalOf(role: Role, method: string, path: string): string | undefined {
  const rule = rules.find(({ calls }) => calls.test(`${method} ${path}`));
  return roleRefusal(role, rule ?? { least: 'admin', what: 'do it' });
}
