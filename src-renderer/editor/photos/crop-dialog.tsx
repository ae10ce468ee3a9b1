import { Button, Group, Input, SegmentedControl, Slider, Text } from '@mantine/core';
import { Focus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CropArea } from '#shared/ipc/photos.ipc.ts';
import { asBridgeError, invoke } from '../../bridge/client.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ReasonButton } from '../../ui/reason-button.tsx';
import classes from './crop-dialog.module.css';
import { type CropShape, cropShapes, ratioText } from './crop-shapes.ts';
import type { CropStage } from './crop-stage.ts';
import { FramedCrop } from './framed-crop.tsx';
import { FreeCrop } from './free-crop.tsx';

interface CropPanelProps {
  /** reference of the photo; preferably of the original, so that a second crop can begin with the whole photo */
  photo: string;
  /** shapes to choose from; the first is chosen at the start */
  shapes?: readonly CropShape[];
  /** Crops the photo to the chosen area, in natural pixels. If it rejects, the error is shown and the dialog stays. */
  onCrop: (area: CropArea) => Promise<void>;
  onClose: () => void;
  /** called instead of `onClose` if the user cancels */
  onCancel?: () => void;
  cropLabel?: string;
  cancelLabel?: string;
}

const MOST_ZOOM = 5;

export function CropDialog({ title = 'Crop photo', ...panel }: CropPanelProps & { title?: string }) {
  return (
    <Dialog onClose={panel.onClose} title={title} size={880}>
      <CropPanel {...panel} />
    </Dialog>
  );
}

/** Lets the user choose an area of a photo, with a fixed aspect ratio or freely. Main crops the file. */
export function CropPanel(props: CropPanelProps) {
  const { photo, shapes = ['wide', 'square', 'free'], onCrop, onClose, onCancel = onClose } = props;
  const { cropLabel = 'Crop', cancelLabel = 'Cancel' } = props;
  const [shape, setShape] = useState<CropShape>(shapes[0] ?? 'wide');
  const [zoom, setZoom] = useState(1 / cropShapes[shape].share);
  const [area, setArea] = useState<CropArea>();
  const [state, setState] = useState<'choosing' | 'cutting' | 'unreadable'>('choosing');
  const [failure, setFailure] = useState<string>();
  const stage = useRef<CropStage>(null);
  const { aspect } = cropShapes[shape];
  const onStage = { ref: stage, photo, onArea: setArea, onUnreadable: () => setState('unreadable') };

  const findSubject = (): void => {
    setFailure(undefined);
    invoke('photos.subject', { photo }).then(
      (point) => stage.current?.center(point),
      (error: unknown) => setFailure(asBridgeError(error).message),
    );
  };
  const choose = (next: CropShape): void => {
    setShape(next);
    setZoom(1 / cropShapes[next].share);
    // The free crop begins with the area that was chosen before.
    if (next !== 'free') setArea(undefined);
  };
  const cut = (): void => {
    if (!area || state !== 'choosing') return;
    setState('cutting');
    setFailure(undefined);
    onCrop(area).then(onClose, (error: unknown) => {
      setState('choosing');
      setFailure(asBridgeError(error).message);
    });
  };
  return (
    <>
      <div onKeyDown={({ key }) => key === 'Enter' && cut()}>
        {aspect === undefined ? (
          <FreeCrop {...onStage} from={area} />
        ) : (
          <FramedCrop key={shape} {...onStage} aspect={aspect} zoom={zoom} maxZoom={MOST_ZOOM} onZoom={setZoom} />
        )}
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
        {aspect !== undefined && (
          <div className={classes.labeled}>
            <Input.Label component="span" aria-hidden mb={0}>
              Zoom
            </Input.Label>
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
          </div>
        )}
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
          {area && `${area.width} × ${area.height} pixels, ${ratioText(area.width / area.height)}`}
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
