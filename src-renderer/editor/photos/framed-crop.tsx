import { type PointerEvent, useImperativeHandle, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { pictureAddress } from '#shared/domain/site/picture-address.ts';
import type { PhotoPoint } from '#shared/ipc/photos.ipc.ts';
import classes from './crop-dialog.module.css';
import { fitOf, type MediaFit, placeAround } from './crop-shapes.ts';
import type { CropStageProps } from './crop-stage.ts';

interface FramedCropProps extends CropStageProps {
  /** aspect ratio of the frame: width divided by height */
  aspect: number;
  zoom: number;
  maxZoom: number;
  onZoom: (zoom: number) => void;
}

/** Maximum number of pixels that the pointer may move during a click. A longer movement drags the photo. */
const MOST_CLICK_MOVE = 4;

/**
 * Lets the user move a photo beneath a frame with a fixed aspect ratio, by pointer or keyboard, and zoom by the wheel.
 * A click moves the clicked point to the middle of the frame.
 */
export function FramedCrop(props: FramedCropProps) {
  const { ref, photo, aspect, zoom, maxZoom, onZoom, onArea, onUnreadable } = props;
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [frame, setFrame] = useState({ width: 0, height: 0 });
  const [fit, setFit] = useState<MediaFit>('contain');
  const stage = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ x: number; y: number }>(undefined);

  const shown = (): DOMRect | undefined => stage.current?.querySelector('img')?.getBoundingClientRect();
  const center = (point: PhotoPoint): void => {
    const photo = shown();
    if (photo) setPosition(placeAround(point, photo, frame));
  };
  useImperativeHandle(ref, () => ({ center }));
  const onPointerUp = ({ clientX, clientY }: PointerEvent): void => {
    const from = pressed.current;
    const photo = shown();
    if (!from || !photo || Math.hypot(clientX - from.x, clientY - from.y) > MOST_CLICK_MOVE) return;
    center({ x: (clientX - photo.left) / photo.width, y: (clientY - photo.top) / photo.height });
  };
  return (
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
        maxZoom={maxZoom}
        aspect={aspect}
        objectFit={fit}
        roundCropAreaPixels
        disableAutomaticStylesInjection
        keyboardStep={8}
        cropperProps={{ role: 'group', 'aria-label': 'Part that stays; arrow keys move the photo beneath it' }}
        mediaProps={{ alt: '', onError: onUnreadable }}
        onMediaLoaded={({ naturalWidth: width, naturalHeight: height }) => {
          if (stage.current) setFit(fitOf({ width, height }, stage.current.getBoundingClientRect()));
        }}
        onCropChange={setPosition}
        onZoomChange={onZoom}
        onCropAreaChange={(_, pixels) => onArea(pixels)}
        onCropSizeChange={setFrame}
      />
    </div>
  );
}
