import { useImperativeHandle, useState } from 'react';
import ReactCrop from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { pictureAddress } from '#shared/domain/site/picture-address.ts';
import type { CropArea } from '#shared/ipc/photos.ipc.ts';
import classes from './crop-dialog.module.css';
import { areaOf, type PercentArea, shareAround, shareOf } from './crop-shapes.ts';
import type { CropStageProps } from './crop-stage.ts';

interface FreeCropProps extends CropStageProps {
  /** area that is chosen at first, in natural pixels; undefined for the whole photo */
  from: CropArea | undefined;
}

/** Minimum width and height of the area when its handles are moved, in pixels as shown. */
const LEAST_SIZE = 8;
/** Maximum factor by which a small photo is enlarged. It is enlarged, because the handles would cover it otherwise. */
const MOST_ENLARGED = 4;
const whole: PercentArea = { x: 0, y: 0, width: 100, height: 100 };

const keys = 'arrow keys move it, with Shift by 10';
const labels = {
  cropArea: `Part that stays; ${keys}`,
  nwDragHandle: `Upper left corner; ${keys}`,
  nDragHandle: `Upper edge; ${keys}`,
  neDragHandle: `Upper right corner; ${keys}`,
  eDragHandle: `Right edge; ${keys}`,
  seDragHandle: `Lower right corner; ${keys}`,
  sDragHandle: `Lower edge; ${keys}`,
  swDragHandle: `Lower left corner; ${keys}`,
  wDragHandle: `Left edge; ${keys}`,
};

const sizeOf = ({ width, height }: { width: number; height: number }): Record<string, string> => ({
  '--ratio': String(width / height),
  '--most-width': `${width * MOST_ENLARGED}px`,
});

/** Lets the user choose an area with any aspect ratio. Each edge and each corner can be moved on its own. */
export function FreeCrop({ ref, photo, from, onArea, onUnreadable }: FreeCropProps) {
  const [natural, setNatural] = useState<{ width: number; height: number }>();
  const [share, setShare] = useState(whole);
  const take = (next: PercentArea, size = natural): void => {
    setShare(next);
    if (size) onArea(areaOf(next, size));
  };
  useImperativeHandle(ref, () => ({ center: (point) => take(shareAround(point, share)) }));
  return (
    <div className={classes.free}>
      <ReactCrop
        className="ReactCrop--no-animate"
        ariaLabels={labels}
        keepSelection
        minWidth={LEAST_SIZE}
        minHeight={LEAST_SIZE}
        {...(natural && { crop: { ...share, unit: '%' as const }, style: sizeOf(natural) })}
        onChange={(_, { x, y, width, height }) => take({ x, y, width, height })}
      >
        <img
          src={pictureAddress(photo)}
          alt=""
          onError={onUnreadable}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setNatural({ width, height });
            take(from ? shareOf(from, { width, height }) : whole, { width, height });
          }}
        />
      </ReactCrop>
    </div>
  );
}
