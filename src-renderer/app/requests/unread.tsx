import { Text } from '@mantine/core';
import { describeFact } from '#shared/domain/facts/describe.ts';
import type { Reading } from '#shared/domain/facts/read.ts';
import { useSite } from '../../state/draft.ts';
import classes from './requests.module.css';

/** The parts of a text that change nothing: those that the site has already, and those that were not understood. */
export function PartsWithoutChange({ reading: { known, rest } }: { reading: Reading }) {
  const site = useSite((document) => document);
  const labels = [...new Set(known.map((fact) => describeFact(site, fact).label))];
  return (
    <>
      {labels.length > 0 && (
        <Text size="sm" c="dimmed">
          The site says so already: {labels.join(', ')}.
        </Text>
      )}
      {rest.length > 0 && (
        <div>
          <Text size="sm" fw={500} id="not-understood">
            Not understood
          </Text>
          <ul className={classes.rest} aria-labelledby="not-understood" tabIndex={0}>
            {rest.map((words, at) => (
              <li key={at}>{words}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
