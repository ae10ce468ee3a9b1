/** What staff may do, each role all that the one before may. */
export const roles = ['viewer', 'editor', 'publisher', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Something that not every role may do. */
export interface Deed {
  least: Role;
  /** ends the sentence “Your role may not …” */
  what: string;
}

/** What the controls of the app do; the server refuses the rest in the same words. */
export const deeds = {
  save: { least: 'editor', what: 'change sites' },
  publish: { least: 'publisher', what: 'publish sites' },
  setUpDomain: { least: 'publisher', what: 'buy or connect domains' },
  park: { least: 'publisher', what: 'park domains' },
  reportDomain: { least: 'publisher', what: 'report domains to search engines' },
  changeMany: { least: 'publisher', what: 'change many sites at once' },
} as const satisfies Record<string, Deed>;

/** Why the role may not do it, in words for staff; undefined where it may. */
export function roleRefusal(role: Role, { least, what }: Deed): string | undefined {
  const rank = roles.indexOf(least);
  if (roles.indexOf(role) >= rank) return undefined;
  const who = roles.slice(rank).map((each) => (/^[aeiou]/.test(each) ? `an ${each}` : `a ${each}`));
  return `Your role, ${role}, may not ${what}. Ask ${new Intl.ListFormat('en', { type: 'disjunction' }).format(who)}.`;
}
