import { Portal } from '@mantine/core';
import type { PhotoIntake } from './photo-intake.ts';
import classes from './screen-drop.module.css';
import { useScreenFiles } from './use-screen-files.ts';

/**
 * Takes files that are dropped anywhere on the screen for one place, and says so while files are held over the screen.
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
