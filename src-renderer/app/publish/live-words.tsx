import { Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LiveWords, PageWords } from '#shared/ipc/publishing.ipc.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { PageName } from './page-name.tsx';
import { useDraftQuery } from './use-draft-query.ts';
import pagesClasses from './pages.module.css';
import classes from './publish.module.css';

/** The version that visitors probably see, and a text that says when it was published. */
interface Guess {
  version: number;
  when: string;
}

interface ComparisonProps {
  slug: string;
  guess: Guess | undefined;
  /** number of this reading of the live pages; calls with the same number fetch each live page only once */
  reading: number;
  /** renders how the draft differs from a version */
  since: (version: number) => ReactNode;
}

/**
 * Shows what a publish changes when it is not certain which version visitors see. Compares the texts of the live pages
 * with those of the draft. If the live pages cannot be read, or contain all texts of the guessed version, compares the
 * draft with the guessed version instead.
 */
export function LiveTextComparison({ slug, guess, reading, since }: ComparisonProps) {
  const asked = { slug, reading, ...(guess && { guess: guess.version }) };
  const { data: words, error } = useDraftQuery('publishing.liveWords', asked, { cancels: true });
  if (error) return <Text size="sm">The live page cannot be read: {error.message}</Text>;
  if (!words) return <Skeleton height={40} aria-label="Loading" />;
  if (words.problem === undefined && !words.holds) return <Words words={words} />;
  return (
    <>
      <Text size="sm" c="dimmed" className={classes.words}>
        {words.problem !== undefined && `The live page cannot be read: ${words.problem}. `}
        {comparedWith(guess, words.holds)}
      </Text>
      {guess && since(guess.version)}
    </>
  );
}

function comparedWith(guess: Guess | undefined, holds: boolean): string {
  if (!guess) return 'What changes is not known.';
  const known = holds ? 'whose words the live pages have' : 'though somebody else may have published since';
  return `Compared with the last publish from this computer, ${guess.when}, ${known}.`;
}

function Words({ words: { url, pages } }: { words: LiveWords }) {
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs" className={classes.words}>
        Compared by its words with the live page, as it is now: <ExternalLink url={url}>{url}</ExternalLink>. Pictures
        and looks are not compared.
      </Text>
      {pages.length === 0 && <Text size="sm">Nothing differs.</Text>}
      <ul className={`${classes.words} ${pagesClasses.pages}`} aria-label="What changes">
        {pages.map((page) => (
          <li key={page.path}>
            <Page page={page} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Maximum number of lines shown under a label; the others are only counted. */
const MOST_LINES = 6;

function Page({ page }: { page: PageWords }) {
  return (
    <>
      <PageName page={page} />
      <Lines label="New to visitors" lines={page.fresh} />
      <Lines label="Only on the live page" lines={page.gone} />
    </>
  );
}

function Lines({ label, lines }: { label: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <Text size="xs" c="dimmed" mt={4}>
        {label}
      </Text>
      {lines.slice(0, MOST_LINES).map((line) => (
        <Text key={line} size="sm" lineClamp={3}>
          {line}
        </Text>
      ))}
      {lines.length > MOST_LINES && (
        <Text size="sm" c="dimmed">
          and {lines.length - MOST_LINES} more
        </Text>
      )}
    </>
  );
}
