import { Button, Group, Text } from '@mantine/core';
import { Focus } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { focalPoint, focusOf, UNSET } from '#shared/domain/photo/focal-point.ts';
import { pictureAddress } from '#shared/domain/site/picture-address.ts';
import { asBridgeError, invoke } from '../../bridge/client.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ReasonButton } from '../../ui/reason-button.tsx';
import classes from './focus-dialog.module.css';

interface FocusDialogProps {
  /** reference of the photo in the record */
  photo: string;
  /** the photo's focal point as the record has it; '' if the photo has none */
  focus: string;
  /** Called with the new point; '' if it is the point that a photo has by default (`UNSET`). */
  onChoose: (focus: string) => void;
  onClose: () => void;
}

const STEP = 0.01;
const LARGE_STEP = 0.1;

const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Examples of shapes in which pages show photos. The dialog shows how each shape crops the photo. */
const crops = [
  { label: 'Phone', aspect: '4 / 5' },
  { label: 'Wide screen', aspect: '21 / 9' },
  { label: 'Card', aspect: '4 / 3' },
] as const;

const inside = (share: number): number => Math.min(1, Math.max(0, share));

/**
 * A dialog to set the focal point of a photo, by pointer or arrow keys. The focal point stays visible wherever a page
 * crops the photo.
 */
export function FocusDialog({ photo, focus, onChoose, onClose }: FocusDialogProps) {
  const [point, setPoint] = useState(focalPoint(focus) ?? UNSET);
  const [failure, setFailure] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);
  const position = focusOf(point);
  const address = pictureAddress(photo);

  const moveTo = ({ clientX, clientY }: PointerEvent): void => {
    const shown = picture.current?.getBoundingClientRect();
    if (!shown || shown.width * shown.height === 0) return;
    setPoint({ x: inside((clientX - shown.left) / shown.width), y: inside((clientY - shown.top) / shown.height) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    setPoint(({ x, y }) => ({ x: inside(x + move[0] * step), y: inside(y + move[1] * step) }));
  };
  const findSubject = (): void => {
    setFailure(undefined);
    invoke('photos.subject', { photo }).then(setPoint, (error: unknown) => setFailure(asBridgeError(error).message));
  };
  const save = (): void => {
    onChoose(position === focusOf(UNSET) ? '' : position);
    onClose();
  };
  const [across, down] = position.split(' ');
  return (
    <Dialog onClose={onClose} title="Focal point" size={880}>
      <div className={classes.content}>
        <div
          className={classes.stage}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            moveTo(event);
          }}
          onPointerMove={(event) => event.buttons > 0 && moveTo(event)}
        >
          <img ref={picture} src={address} alt="" draggable={false} />
          <button
            type="button"
            data-autofocus
            className={classes.point}
            style={{ left: across, top: down }}
            aria-label={`Focal point, ${across} from the left, ${down} from the top; arrow keys move it, with Shift by 10`}
            onKeyDown={onKeyDown}
          />
        </div>
        <div className={classes.crops} aria-hidden>
          {crops.map(({ label, aspect }) => (
            <figure key={label}>
              <img src={address} alt="" style={{ aspectRatio: aspect, objectPosition: position }} />
              <Text component="figcaption" size="xs" c="dimmed">
                {label}
              </Text>
            </figure>
          ))}
        </div>
      </div>
      {failure !== undefined && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" mt="xs">
          {failure}
        </Text>
      )}
      <Group justify="space-between" gap="xs" mt="md">
        <Button variant="default" leftSection={<Focus size={14} aria-hidden />} onClick={findSubject}>
          Find the subject
        </Button>
        <Group gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <ReasonButton onClick={save}>Set</ReasonButton>
        </Group>
      </Group>
    </Dialog>
  );
}
