import { Button, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import { ImagePlus } from 'lucide-react';
import { useEffect } from 'react';
import { photoTypes } from '#shared/domain/photo/file-rules.ts';
import { importQueue } from '../queries.ts';
import classes from './add-photos.module.css';

const addFiles = (files: readonly File[]): void => {
  if (files.length > 0) importQueue.addFiles(files);
};

/** Takes files that are dropped anywhere on it, chosen, or pasted anywhere on the screen. */
export function AddPhotos({ first }: { first: boolean }) {
  usePastedPhotos();
  return (
    <Dropzone
      className={classes.zone}
      data-large={first || undefined}
      // What is no photo is refused by name, with the reason, where it is read.
      accept={photoTypes}
      onDropAny={(files, refused) => addFiles([...files, ...refused.map(({ file }) => file)])}
      onDrop={() => undefined}
      enablePointerEvents
      activateOnKeyboard={false}
      tabIndex={-1}
      role="group"
      aria-label="Add photos"
      inputProps={{ 'aria-label': 'Photo files' }}
    >
      <div className={classes.content}>
        <ImagePlus size={first ? 40 : 20} strokeWidth={1.5} aria-hidden className={classes.icon} />
        <div className={classes.words}>
          <Text fw={550}>{first ? 'Drop the first photos here' : 'Drop photos here, or paste one'}</Text>
          <Text size="sm" c="dimmed">
            JPEG, PNG, WebP, GIF, AVIF and HEIC up to 50 MB. Also works offline.
          </Text>
        </div>
        <Button variant={first ? 'filled' : 'default'} data-after-photos>
          Choose files
        </Button>
      </div>
    </Dropzone>
  );
}

function usePastedPhotos(): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      addFiles(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
