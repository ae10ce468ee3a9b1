import { Group, Skeleton, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { thumbnailAddress } from '#shared/domain/site/picture-address.ts';
import type { Live } from '#shared/ipc/publishing.ipc.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { currentSite } from '../../state/draft.ts';
import { tabLabel } from '../../state/tabs.ts';
import { clockTime, timeAgo } from '../../ui/time.ts';
import { type ChangeLine, changesByTab } from './change-lines.ts';
import { LiveTextComparison } from './live-words.tsx';
import { PageChanges } from './page-changes.tsx';
import { useDraftQuery } from './use-draft-query.ts';
import classes from './publish.module.css';

/** Maximum numbers of lines shown for a tab, and of pictures shown for a line; the others are only counted. */
const [MOST_LINES, MOST_PICTURES] = [8, 8];

/** Shows how the draft differs from what visitors see now. */
export function Changes({ slug }: { slug: string }) {
  const [now] = useState(Date.now);
  const { data: live, error } = useQuery('publishing.live', { slug }, { cancels: true });
  if (error) return <Text size="sm">What visitors see now cannot be read: {error.message}</Text>;
  if (!live) return <Skeleton height={40} aria-label="Loading" />;
  return (
    <>
      <Title order={3} size="h5" mb={4}>
        What changes
      </Title>
      <Text size="sm" c="dimmed" className={classes.words}>
        {comparedWith(live, now)}
      </Text>
      {needsLivePages(live) ? (
        <LiveTextComparison
          slug={slug}
          reading={now}
          guess={live.version === undefined ? undefined : { version: live.version, when: whenOf(live, now) }}
          since={(version) => <Since slug={slug} id={version} isGuessed />}
        />
      ) : (
        live.version !== undefined && <Since slug={slug} id={live.version} isGuessed={live.guessed === true} />
      )}
    </>
  );
}

/** Whether the live pages have to be read, because it is not certain which version visitors see. */
const needsLivePages = ({ by, published, version, guessed }: Live): boolean =>
  by === 'unsaid' || (by === 'server' && published && (version === undefined || guessed === true));

const whenOf = ({ at }: Live, now: number): string =>
  at === undefined ? '' : `${timeAgo(at, now)} (${clockTime(at)})`;

/** Returns a text that says what the draft is compared with, and whether visitors are certain to see that. */
function comparedWith(live: Live, now: number): string {
  const { by, published, version, rolledBack } = live;
  const when = whenOf(live, now);
  if (by === 'unsaid') return 'This server does not say what visitors see.';
  if (by === 'server' && !published) return 'The site is not on the web: all of it is new to visitors.';
  if (needsLivePages(live)) return `Visitors see a release of ${when}: this computer does not know of which version.`;
  if (by === 'server' && rolledBack) return `Compared with the earlier release that visitors see again, of ${when}.`;
  if (by === 'server') return `Compared with what visitors see, published ${when}.`;
  const last =
    version === undefined
      ? 'Nothing was published from this computer yet.'
      : `Compared with the last publish from this computer, ${when}; somebody else may have published since.`;
  return `What visitors see now cannot be asked. ${last}`;
}

function Since({ slug, id, isGuessed }: { slug: string; id: number; isGuessed: boolean }) {
  const { data: differences, error } = useDraftQuery('history.compare', { slug, id });
  if (error) return <Text size="sm">What changed since cannot be read: {error.message}</Text>;
  if (!differences) return <Skeleton height={40} aria-label="Loading" />;
  const tabs = changesByTab(currentSite(), differences);
  if (tabs.length === 0) return <Text size="sm">Nothing differs.</Text>;
  return (
    <>
      <ul className={classes.changes} aria-label="What changes">
        {tabs.map(({ tab, lines }) => (
          <li key={tab}>
            <Text span size="sm" fw={500} className={classes.tab}>
              {tabLabel(tab)}
            </Text>
            <div className={classes.words}>
              {lines.slice(0, MOST_LINES).map((line, at) => (
                // The key is the index, because lines can have the same text: two items may have the same name.
                <Line key={at} line={line} />
              ))}
              {lines.length > MOST_LINES && (
                <Text size="sm" c="dimmed">
                  and {lines.length - MOST_LINES} more
                </Text>
              )}
            </div>
          </li>
        ))}
      </ul>
      <PageChanges slug={slug} since={id} before={isGuessed ? 'As it was published' : 'As visitors see it'} />
    </>
  );
}

function Line({ line: { text, pictures } }: { line: ChangeLine }) {
  const more = pictures.length - MOST_PICTURES;
  return (
    <>
      <Text size="sm">{text}</Text>
      {pictures.length > 0 && (
        <Group gap={4} my={4}>
          {pictures.slice(0, MOST_PICTURES).map((picture, at) => (
            <img
              key={at}
              className={classes.thumb}
              src={thumbnailAddress(picture)}
              alt=""
              loading="lazy"
              decoding="async"
            />
          ))}
          {more > 0 && (
            <Text size="xs" c="dimmed">
              +{more}
            </Text>
          )}
        </Group>
      )}
    </>
  );
}
