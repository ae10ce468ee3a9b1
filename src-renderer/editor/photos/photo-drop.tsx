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
  /** no photo is there yet, so the area is large and explains more */
  first: boolean;
  /** the field that it fills: a link to the field leads here */
  field?: string;
  /** takes what is dropped or pasted anywhere on the screen */
  ofScreen?: boolean;
  label?: string;
  invitation?: string;
  /** types that the file chooser offers, and the same in words */
  types?: Record<string, string[]>;
  kinds?: string;
  /** stands in the place of the types, so that nothing below moves when it comes and goes */
  note?: string | undefined;
}

/** Takes files that are dropped on it or on its screen, chosen, or pasted. */
export function PhotoDrop(props: PhotoDropProps) {
  const { intake, first, field, ofScreen = false, label = 'Add photos', invitation } = props;
  const { types = photoTypes, kinds = 'JPEG, PNG, WebP, GIF, AVIF and HEIC up to 50 MB.', note } = props;
  return (
    <Dropzone
      className={classes.zone}
      data-large={first || undefined}
      data-takes-files
      // All types are accepted: what is no photo is refused where it is read, by name and with the reason.
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
          <Text fw={550}>
            {invitation ?? (first ? 'Drop the first photos here' : 'Drop photos here, or paste one')}
          </Text>
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
