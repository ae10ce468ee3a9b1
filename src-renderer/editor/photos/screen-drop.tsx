import { Portal } from '@mantine/core';
import type { PhotoIntake } from './photo-intake.ts';
import classes from './screen-drop.module.css';
import { useScreenFiles } from './use-screen-files.ts';

/**
 * Adds files that are dropped or pasted anywhere on the screen, and shows a hint while files are held over the screen.
 * @param purpose what a drop does, such as “add photos”
 */
export function ScreenDrop({ intake, purpose }: { intake: PhotoIntake; purpose: string }) {
  const isOver = useScreenFiles(intake.addFiles);
  if (!isOver) return null;
  return (
    <Portal>
      <div className={classes.over}>
        <span className={classes.words}>Drop to {purpose}</span>
      </div>
    </Portal>
  );
}
