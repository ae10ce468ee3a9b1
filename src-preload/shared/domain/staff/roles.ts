/** The roles of staff. Each role also has the permissions of the roles before it in the list. */
export const roles = ['viewer', 'editor', 'publisher', 'admin'] as const;
export type Role = (typeof roles)[number];

/** An action that needs at least the role `least`. */
export interface RestrictedAction {
  least: Role;
  /** ends the sentence “Your role may not …” */
  what: string;
}

/**
 * The restricted actions for which the app has controls. The server refuses these and further actions in the same words
 * (`roleRefusal`).
 */
export const restrictedActions = {
  save: { least: 'editor', what: 'change sites' },
  publish: { least: 'publisher', what: 'publish sites' },
  setUpDomain: { least: 'publisher', what: 'buy or connect domains' },
  park: { least: 'publisher', what: 'park domains' },
  reportDomain: { least: 'publisher', what: 'report domains to search engines' },
  changeMany: { least: 'publisher', what: 'change many sites at once' },
} as const satisfies Record<string, RestrictedAction>;

/** Returns why the role has no permission for the action, as a text for staff; undefined if it has the permission. */
export function roleRefusal(role: Role, { least, what }: RestrictedAction): string | undefined {
  const rank = roles.indexOf(least);
  if (roles.indexOf(role) >= rank) return undefined;
  const who = roles.slice(rank).map((each) => (/^[aeiou]/.test(each) ? `an ${each}` : `a ${each}`));
  return `Your role, ${role}, may not ${what}. Ask ${new Intl.ListFormat('en', { type: 'disjunction' }).format(who)}.`;
}
