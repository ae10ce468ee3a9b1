import { counted } from '#shared/domain/counted.ts';
import { diffRaw } from '#shared/record/diff.ts';
import { RawValue } from '#shared/record/raw-value.ts';
import type { KeptMembers } from '../../store/fleet-repo.ts';
import { holds } from '../../sync/merge/holds.ts';
import { mergeSite } from '../../sync/merge/merge-site.ts';
import { markOf, touchedBy } from './members.ts';
import type { CurrentSite } from './ports.ts';
import type { Planned } from './planned.ts';

const withMembers = (document: RawValue, members: KeptMembers['before']): RawValue =>
  Object.entries(members).reduce(
    (now, [name, text]) => (text === null ? now.without(name) : now.with(name, RawValue.parse(text))),
    document,
  );

/**
 * Plans how to take a change back on a site as it is now. Merges the site before the change with the site now; the
 * ancestor is the site after the change. So everything that was edited since the change stays.
 */
export function planBack(current: CurrentSite, kept: KeptMembers): Planned {
  const { document } = current;
  const merged = mergeSite(withMembers(document, kept.after), withMembers(document, kept.before), document, {
    isMade: (theirs, base, path) => holds(theirs, base, path),
  });
  const operations = diffRaw(document, merged.document);
  const members = touchedBy(operations);
  const stays = merged.conflicts.length;
  const reasons = stays > 0 ? [`${counted(stays, 'place')} ${stays === 1 ? 'stays' : 'stay'} as edited since.`] : [];
  return { operations, members, mark: markOf(current, members), reasons };
}
