import { Button, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import { ImagePlus } from 'lucide-react';
import { photoTypes } from '#shared/domain/photo/file-rules.ts';
import classes from './photo-drop.module.css';
import { tellWithoutFile } from './no-file.ts';
import type { PhotoIntake } from './photo-intake.ts';
import { ScreenDrop } from './screen-drop.tsx';

interface PhotoDropProps {
  intake: PhotoIntake;
  /** there is no photo yet, so the area is large */
  first: boolean;
  /** path of the field that the files fill; a link to the field leads to this area */
  field?: string;
  /** also takes files that are dropped or pasted anywhere on the screen */
  ofScreen?: boolean;
  label?: string;
  invitation?: string;
  /** file types that the file chooser offers */
  types?: Record<string, string[]>;
  /** sentence that names the file types to the user */
  kinds?: string;
  /** text that replaces the sentence about types, so that nothing below moves when the note appears or disappears */
  note?: string | undefined;
}

/** An area for files, which are dropped on it or chosen; with `ofScreen` also dropped or pasted on the screen. */
export function PhotoDrop(props: PhotoDropProps) {
  const { intake, first, field, ofScreen = false, label = 'Add photos', invitation } = props;
  const further = ofScreen ? 'Drop photos here, or paste one' : 'Drop photos here';
  const { types = photoTypes, kinds = 'JPEG, PNG, WebP, GIF, AVIF and HEIC up to 50 MB.', note } = props;
  return (
    <Dropzone
      className={classes.zone}
      data-large={first || undefined}
      data-takes-files
      // Files of other types are added too. Main reads each file, and the user is told why main refuses one.
      accept={types}
      onDropAny={(files, refused) => intake.addFiles([...files, ...refused.map(({ file }) => file)])}
      onDrop={() => undefined}
      onDropCapture={tellWithoutFile}
      enablePointerEvents
      activateOnKeyboard={false}
      tabIndex={-1}
      role="group"
      aria-label={label}
      inputProps={{ 'aria-label': 'Photo files' }}
    >
      <div className={classes.content}>
        <ImagePlus size={first ? 40 : 20} strokeWidth={1.5} aria-hidden className={classes.icon} />
        <div className={classes.words}>
          <Text fw={550}>{invitation ?? (first ? 'Drop the first photos here' : further)}</Text>
          <Text size={first ? 'sm' : 'xs'} c="dimmed">
            {note ?? `${kinds} Also works offline.`}
          </Text>
        </div>
        <Button variant={first ? 'filled' : 'default'} data-after-rows data-path={field}>
          Choose files
        </Button>
      </div>
      {ofScreen && <ScreenDrop intake={intake} purpose={`${label.charAt(0).toLowerCase()}${label.slice(1)}`} />}
    </Dropzone>
  );
}
