import { Button, Group, Input, SegmentedControl, Slider, Text } from '@mantine/core';
import { Focus } from 'lucide-react';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { pictureAddress } from '#shared/domain/site/picture-address.ts';
import type { CropArea, PhotoPoint } from '#shared/ipc/photos.ipc.ts';
import { asBridgeError, invoke } from '../../bridge/client.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ReasonButton } from '../../ui/reason-button.tsx';
import classes from './crop-dialog.module.css';
import { aspectAt, type CropShape, cropShapes, placeAround, ratioText, WIDEST } from './crop-shapes.ts';

interface CropPanelProps {
  /** what the record names it by; the one that was never cut, so that nothing is lost twice */
  photo: string;
  /** of which the first is the one to begin with */
  shapes?: readonly CropShape[];
  /** Takes the part that was chosen, in natural pixels; a failure that it throws is shown and the dialog stays. */
  onCrop: (area: CropArea) => Promise<void>;
  onClose: () => void;
  /** given up, where that is something else than closing */
  onCancel?: () => void;
  /** of the button that cuts */
  cropLabel?: string;
  /** of the button that gives it up */
  cancelLabel?: string;
}

const MOST_ZOOM = 5;
/** A press that goes farther than this moves the photo, in pixels. */
const SLACK = 4;

export function CropDialog({ title = 'Crop photo', ...panel }: CropPanelProps & { title?: string }) {
  return (
    <Dialog onClose={panel.onClose} title={title} size={880}>
      <CropPanel {...panel} />
    </Dialog>
  );
}

/** Chooses a part of a photo, by pointer, wheel or keyboard: a click names the point that it is about. The bytes are cut in main. */
export function CropPanel(props: CropPanelProps) {
  const { photo, shapes = ['wide', 'square', 'free'], onCrop, onClose, onCancel = onClose } = props;
  const { cropLabel = 'Crop', cancelLabel = 'Cancel' } = props;
  const [shape, setShape] = useState<CropShape>(shapes[0] ?? 'wide');
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1 / cropShapes[shape].share);
  const [freePlace, setFreePlace] = useState(0);
  const [area, setArea] = useState<CropArea>();
  const [state, setState] = useState<'choosing' | 'cutting' | 'unreadable'>('choosing');
  const [failure, setFailure] = useState<string>();
  const aspect = cropShapes[shape].aspect ?? aspectAt(freePlace);

  const stage = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState({ width: 0, height: 0 });
  const pressed = useRef<{ x: number; y: number }>(undefined);

  const shown = (): DOMRect | undefined => stage.current?.querySelector('img')?.getBoundingClientRect();
  const center = (point: PhotoPoint): void => {
    const photo = shown();
    if (photo) setPosition(placeAround(point, photo, frame));
  };
  const onPointerUp = ({ clientX, clientY }: PointerEvent): void => {
    const from = pressed.current;
    const photo = shown();
    if (!from || !photo || Math.hypot(clientX - from.x, clientY - from.y) > SLACK) return;
    center({ x: (clientX - photo.left) / photo.width, y: (clientY - photo.top) / photo.height });
  };
  const findSubject = (): void => {
    setFailure(undefined);
    invoke('photos.subject', { photo }).then(center, (error: unknown) => setFailure(asBridgeError(error).message));
  };

  const choose = (next: CropShape): void => {
    setShape(next);
    setZoom(1 / cropShapes[next].share);
    setPosition({ x: 0, y: 0 });
  };
  const cut = (): void => {
    if (!area) return;
    setState('cutting');
    setFailure(undefined);
    onCrop(area).then(onClose, (error: unknown) => {
      setState('choosing');
      setFailure(asBridgeError(error).message);
    });
  };
  return (
    <>
      <div
        ref={stage}
        className={classes.stage}
        onPointerDown={({ clientX, clientY }) => (pressed.current = { x: clientX, y: clientY })}
        onPointerUp={onPointerUp}
      >
        <Cropper
          image={pictureAddress(photo)}
          crop={position}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          aspect={aspect}
          roundCropAreaPixels
          disableAutomaticStylesInjection
          keyboardStep={8}
          cropperProps={{ 'aria-label': 'Part that stays; arrow keys move the photo beneath it' }}
          mediaProps={{ alt: '', onError: () => setState('unreadable') }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setArea(pixels)}
          onCropSizeChange={setFrame}
        />
      </div>
      <div className={classes.controls}>
        {shapes.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label="Shape"
            value={shape}
            onChange={(value) => choose(value as CropShape)}
            data={shapes.map((value) => ({ value, label: cropShapes[value].label }))}
          />
        )}
        {shape === 'free' && (
          <Labeled label="Width to height">
            <Slider
              className={classes.slider}
              size="sm"
              label={ratioText(aspect)}
              thumbLabel="Width to height"
              min={-WIDEST}
              max={WIDEST}
              step={0.05}
              value={freePlace}
              onChange={setFreePlace}
            />
          </Labeled>
        )}
        <Labeled label="Zoom">
          <Slider
            className={classes.slider}
            size="sm"
            label={null}
            thumbLabel="Zoom"
            min={1}
            max={MOST_ZOOM}
            step={0.02}
            value={zoom}
            onChange={setZoom}
          />
        </Labeled>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<Focus size={14} aria-hidden />}
          disabled={!area}
          onClick={findSubject}
        >
          Center the subject
        </Button>
        <Text size="xs" c="dimmed" className={classes.size}>
          {area && `${area.width} × ${area.height} pixels`}
        </Text>
      </div>
      {(failure ?? state === 'unreadable') && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" mt="xs">
          {failure ?? 'The photo cannot be shown: it is on the server, which is out of reach.'}
        </Text>
      )}
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <ReasonButton
          data-autofocus
          loading={state === 'cutting'}
          disabled={!area || state === 'unreadable'}
          onClick={cut}
        >
          {cropLabel}
        </ReasonButton>
      </Group>
    </>
  );
}

function Labeled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.labeled}>
      <Input.Label component="span" aria-hidden>
        {label}
      </Input.Label>
      {children}
    </div>
  );
}
