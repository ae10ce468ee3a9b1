import { Button, CloseButton, Progress, Text, VisuallyHidden } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { photoCount } from '../model.ts';
import { importQueue, useImports } from '../queries.ts';
import classes from './import-progress.module.css';

/** The files on their way, and those that could not be added. */
export function ImportProgress() {
  const { done, total, added, reading, failed } = useImports();
  const isRunning = total > 0;
  return (
    <>
      <VisuallyHidden role="status">
        {!isRunning && added > 0 && `${photoCount(added)} added.`}
        {isRunning && `Adding ${photoCount(total)}.`}
      </VisuallyHidden>
      {(isRunning || failed.length > 0) && (
        <section className={classes.panel} aria-label="Photos being added">
          {isRunning && (
            <div className={classes.running}>
              <div className={classes.words}>
                <Text size="sm" fw={550}>
                  Adding photos: {done} of {total}
                </Text>
                <Text size="sm" c="dimmed" truncate>
                  {reading.join(', ')}
                </Text>
                <Progress
                  value={(100 * done) / total}
                  mt={4}
                  aria-label="Photos added"
                  aria-valuetext={`${done} of ${total}`}
                />
              </div>
              <Button variant="default" size="compact-sm" onClick={() => importQueue.cancel()}>
                Cancel
              </Button>
            </div>
          )}
          {failed.length > 0 && (
            <ul className={classes.failed} aria-label="Files that were not added">
              {failed.map(({ id, name, reason }) => (
                <li key={id} className={classes.file}>
                  <CircleAlert size={16} aria-hidden className={classes.mark} />
                  <div className={classes.words}>
                    <Text size="sm" fw={550} truncate>
                      {name}
                    </Text>
                    <Text size="sm" className={classes.reason}>
                      {reason}
                    </Text>
                  </div>
                  <Button
                    variant="default"
                    size="compact-sm"
                    aria-label={`Retry ${name}`}
                    onClick={() => importQueue.retry(id)}
                  >
                    Retry
                  </Button>
                  <CloseButton aria-label={`Dismiss ${name}`} onClick={() => importQueue.dismiss(id)} />
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}
