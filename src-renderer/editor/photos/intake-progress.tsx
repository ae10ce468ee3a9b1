import { Button, CloseButton, Progress, Text, VisuallyHidden } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { memo } from 'react';
import classes from './intake-progress.module.css';
import { photoCount, type PhotoIntake } from './photo-intake.ts';

/** Maximum number of failed files that are listed, because thousands of messages would block the window. */
const MOST_SHOWN = 50;

/** Shows the progress of files that are being added, and each file that failed with the reason and its buttons. */
export function IntakeProgress({ intake }: { intake: PhotoIntake }) {
  const { retry, accept, dismiss } = intake;
  const actions = { retry, accept, dismiss };
  const { done, total, untaken, added, reading, failed } = intake.state;
  const isRunning = total > 0;
  const unshown = failed.length - MOST_SHOWN;
  const asking = failed.filter(({ asks }) => asks).map(({ id }) => id);
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
                  {untaken > 0 ? `Keep the app open: ${fileCount(untaken)} still to be copied.` : reading.join(', ')}
                </Text>
                <Progress
                  value={(100 * done) / total}
                  mt={4}
                  aria-label="Photos added"
                  aria-valuetext={`${done} of ${total}`}
                />
              </div>
              <Button variant="default" size="compact-sm" onClick={() => intake.cancel()}>
                Cancel
              </Button>
            </div>
          )}
          {failed.length > 0 && (
            <ul className={classes.failed} aria-label="Files that were not added">
              {failed.slice(0, MOST_SHOWN).map((file) => (
                <FailedFile key={file.id} file={file} {...actions} />
              ))}
            </ul>
          )}
          {failed.length > 1 && (
            <div className={classes.running}>
              <Text size="sm" className={classes.words}>
                {unshown > 0 ? `${fileCount(unshown)} not added either.` : `${fileCount(failed.length)} not added.`}
              </Text>
              {asking.length > 1 && (
                <Button variant="default" size="compact-sm" onClick={() => intake.accept(asking)}>
                  Move all here
                </Button>
              )}
              <Button variant="default" size="compact-sm" onClick={() => intake.dismiss(failed.map(({ id }) => id))}>
                Dismiss all
              </Button>
            </div>
          )}
        </section>
      )}
    </>
  );
}

interface FailedFileProps extends Pick<PhotoIntake, 'retry' | 'accept' | 'dismiss'> {
  file: PhotoIntake['state']['failed'][number];
}

/** A file that was not added. Memoized, so that it is not drawn again when further files fail. */
const FailedFile = memo(function FailedFile({ file, retry, accept, dismiss }: FailedFileProps) {
  const { id, name, reason, mayRetry, asks } = file;
  return (
    <li className={classes.file}>
      <CircleAlert size={16} aria-hidden className={classes.mark} />
      <div className={classes.words}>
        <Text size="sm" fw={550} truncate>
          {name}
        </Text>
        <Text size="sm" className={classes.reason}>
          {reason}
        </Text>
      </div>
      {mayRetry && (
        <Button variant="default" size="compact-sm" aria-label={`Retry ${name}`} onClick={() => retry(id)}>
          Retry
        </Button>
      )}
      {asks && (
        <Button variant="default" size="compact-sm" aria-label={`Move ${name} here`} onClick={() => accept([id])}>
          Move here
        </Button>
      )}
      <CloseButton aria-label={`Dismiss ${name}`} onClick={() => dismiss([id])} />
    </li>
  );
});

const fileCount = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'file is' : 'files are'}`;
