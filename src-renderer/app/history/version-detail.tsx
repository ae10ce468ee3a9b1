import { Button, NativeSelect, Text } from '@mantine/core';
import type { RefObject } from 'react';
import { counted } from '#shared/domain/counted.ts';
import type { RestoredPart, VersionView } from '#shared/ipc/sync.ipc.ts';
import { invoke } from '../../bridge/client.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { Comparing, Failure } from './comparing.tsx';
import { DifferenceList } from './difference-list.tsx';
import { type ComparedWith, DRAFT, sidesOf, versionTitle } from './history-model.ts';
import classes from './history.module.css';
import { restoreInto } from './restore.ts';
import { useRestore } from './use-restore.ts';
import { VersionName } from './version-name.tsx';

interface VersionDetailProps {
  slug: string;
  version: VersionView;
  /** all versions of the site, newest first */
  versions: readonly VersionView[];
  comparedWith: ComparedWith;
  onCompare: (other: ComparedWith) => void;
  onNamed: () => Promise<void>;
  now: number;
  list: RefObject<HTMLElement | null>;
}

/** Shows how a version differs from another version or the draft. Only differences from the draft can be restored. */
export function VersionDetail({
  slug,
  version,
  versions,
  comparedWith,
  onCompare,
  onNamed,
  now,
  list,
}: VersionDetailProps) {
  const { other, ...sides } = sidesOf(version, comparedWith);
  const { data: differences, error } = useQuery('history.compare', { slug, ...sides });
  const { busy, restore } = useRestore();
  const restorePart = (part: RestoredPart, what: string): void =>
    restore(what, () => restoreInto((site) => invoke('history.restore', { slug: site, id: version.id, part })));
  const others = versions
    .filter(({ id }) => id !== version.id)
    .map((each) => ({
      value: String(each.id),
      label: each.id === version.before ? 'the version before it' : versionTitle(each, now),
    }));
  return (
    <>
      <div className={classes.head}>
        <div className={classes.facts}>
          <VersionName slug={slug} version={version} now={now} onNamed={onNamed} />
          <div className={classes.compared}>
            <Text size="sm" c="dimmed" role="status">
              {differences || error
                ? `${counted(differences?.length ?? 0, 'change')}, compared with`
                : 'Comparing with'}
            </Text>
            <NativeSelect
              size="xs"
              aria-label="Compared with"
              data={[{ value: DRAFT, label: 'the draft as it is now' }, ...others]}
              value={String(other)}
              onChange={({ currentTarget: { value } }) => onCompare(value === DRAFT ? DRAFT : Number(value))}
            />
          </div>
        </div>
        {other === DRAFT ? (
          <Button disabled={busy || !differences?.length} onClick={() => restorePart({ of: 'site' }, 'the whole site')}>
            Restore the whole site
          </Button>
        ) : (
          <Button variant="default" onClick={() => onCompare(DRAFT)}>
            Compare with the draft to restore
          </Button>
        )}
      </div>
      {error && <Failure message={error.message} />}
      {!differences && !error && <Comparing />}
      {differences && !error && (
        <DifferenceList
          differences={differences}
          busy={busy}
          list={list}
          {...(other === DRAFT && { onRestore: restorePart })}
        />
      )}
    </>
  );
}
