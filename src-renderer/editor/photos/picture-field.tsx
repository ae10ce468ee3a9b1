import { Group, Input, Text } from '@mantine/core';
import { Crop, Focus, ImagePlus, Images, X } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useMemo, useState } from 'react';
import { photoTypes } from '#shared/domain/photo/file-rules.ts';
import { isFilmAddress } from '#shared/domain/photo/file-types.ts';
import { text } from '#shared/record/readers.ts';
import type { Path } from '#shared/record/operation.ts';
import { setAt } from '#shared/record-catalogue/access.ts';
import { fieldAt } from '#shared/record-catalogue/catalogue.ts';
import { FileChoice } from '../../ui/file-choice.tsx';
import { currentSite, edit } from '../../state/draft.ts';
import { useBoundField, useValueAt } from '../bound-field.ts';
import { clearIfConfirmed, photoDeletion } from '../deletion.ts';
import { TextField } from '../fields/text-field.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { cropPicture } from './crop-picture.ts';
import type { CropShape } from './crop-shapes.ts';
import { FocusDialog } from './focus-dialog.tsx';
import { IntakeProgress } from './intake-progress.tsx';
import { tellWithoutFile } from './no-file.ts';
import { photoOfField, putPicture, usePhotoIntake } from './photo-intake.ts';
import { pointPathOf } from './point-path.ts';
import { Photo } from './photo.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import classes from './picture-field.module.css';
import { ScreenDrop } from './screen-drop.tsx';
import { PictureTool } from './picture-tool.tsx';

interface PictureFieldProps {
  path: Path;
  label?: string;
  /** the label is only accessible, not visible, because something beside the field says the same */
  labelHidden?: boolean;
  /** shapes to which the picture can be cropped; empty if it cannot be cropped */
  crop?: readonly CropShape[];
  /** users can choose one of the site's photos */
  picks?: boolean;
  /** for a narrow place: the picture is as wide as the place, and the buttons are icons */
  compact?: boolean;
  /** also takes files that are dropped or pasted anywhere on the screen */
  ofScreen?: boolean;
}

/** The button's text if there is no picture. The accessible name then begins with the same words (WCAG 2.5.3). */
const WAYS = 'Drop, paste or choose';

/** A field with one picture. Users add a file or one of the site's photos, and crop, replace or remove the picture. */
export function PictureField({
  path,
  label,
  labelHidden = false,
  crop = [],
  picks = true,
  compact = false,
  ofScreen = false,
}: PictureFieldProps) {
  const key = JSON.stringify(path);
  const target = useMemo(() => photoOfField(JSON.parse(key) as Path), [key]);
  const intake = usePhotoIntake(target);
  const field = useBoundField(path, { label });
  const alt = fieldAt(path)?.alt;
  const [open, setOpen] = useState<'crop' | 'pick' | 'focus'>();
  const pointPath = pointPathOf(path);
  const focus = text(useValueAt(pointPath ?? path));
  const [isOver, setIsOver] = useState(false);
  const take = (files: Iterable<File>): void => intake.addFiles([...files]);
  const put = (photo: string): void => {
    edit(putPicture(currentSite(), path, photo));
    field.onBlur();
  };
  const remove = (): void => void clearIfConfirmed(path, photoDeletion(field.label));
  const isEmpty = field.value === '';
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      tellWithoutFile(event);
      take(event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => {
      if (event.clipboardData.files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      take(event.clipboardData.files);
    },
  };
  return (
    <div
      className={classes.field}
      role="group"
      aria-label={field.label}
      data-path={path.join('.')}
      data-over={isOver || undefined}
      data-takes-files
      data-compact={compact || undefined}
      {...drop}
    >
      {!labelHidden && <Input.Label component="span">{field.label}</Input.Label>}
      <div className={classes.content}>
        <FileChoice accept={Object.keys(photoTypes).join(',')} onChoose={(file) => take([file])}>
          {(props) => (
            <button
              type="button"
              {...props}
              className={classes.picture}
              data-path={path.join('.')}
              aria-label={`${isEmpty ? WAYS : 'Replace'} ${field.label.toLowerCase()}`}
            >
              {isEmpty ? (
                <span className={classes.empty}>
                  <ImagePlus size={24} strokeWidth={1.5} aria-hidden />
                  <Text size="xs">{WAYS}</Text>
                </span>
              ) : (
                <Photo photo={field.value} alt="" className={classes.image} />
              )}
            </button>
          )}
        </FileChoice>
        <div className={classes.side}>
          <Group gap={compact ? 4 : 'xs'}>
            {picks && (
              <PictureTool
                icon={Images}
                label="From the site’s photos"
                compact={compact}
                onClick={() => setOpen('pick')}
              />
            )}
            {crop.length > 0 && !isEmpty && !isFilmAddress(field.value) && (
              <PictureTool icon={Crop} label="Crop" compact={compact} onClick={() => setOpen('crop')} />
            )}
            {pointPath && !isEmpty && !isFilmAddress(field.value) && (
              <PictureTool icon={Focus} label="Focal point" compact={compact} onClick={() => setOpen('focus')} />
            )}
            {!isEmpty && <PictureTool icon={X} label="Remove" compact={compact} onClick={remove} />}
          </Group>
          {alt !== undefined && <TextField path={[...path.slice(0, -1), alt]} />}
        </div>
      </div>
      <IntakeProgress intake={intake} />
      {ofScreen && (
        <ScreenDrop intake={intake} purpose={`${isEmpty ? 'set' : 'replace'} the ${field.label.toLowerCase()}`} />
      )}
      {open === 'pick' && (
        <PhotoPicker
          title={`Choose ${field.label.toLowerCase()}`}
          limit={1}
          onPick={([photo]) => photo && put(text(photo.photo))}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'focus' && pointPath && (
        <FocusDialog
          photo={field.value}
          focus={focus}
          onChoose={(chosen) => edit(setAt(currentSite(), pointPath, chosen))}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'crop' && (
        <CropDialog
          photo={field.value}
          shapes={crop}
          onCrop={(area) => cropPicture(path, area).then(field.onBlur)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
