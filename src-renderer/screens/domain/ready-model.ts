const things = (count: number): string => (count === 1 ? 'One thing is' : `${count} things are`);

/** @param required how many things are missing without which the site cannot be published, `advised` how many others */
export function readyLine(required: number, advised: number): string {
  if (required > 0) return `${things(required)} needed before the site can be published.`;
  if (advised > 0) return `The site can be published. ${things(advised)} missing from a finished site.`;
  return 'The site can be published: nothing is missing.';
}
