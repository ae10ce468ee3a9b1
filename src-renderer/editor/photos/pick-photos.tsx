import { Images } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { ActionButton } from '../../ui/action-button.tsx';
import { PhotoPicker } from './photo-picker.tsx';

type Picker = Omit<ComponentProps<typeof PhotoPicker>, 'onClose'>;
type PickPhotosProps = Picker & Omit<ComponentProps<typeof ActionButton>, 'icon' | 'onClick' | keyof Picker>;

/** A button that opens a dialog to choose photos of the site. */
export function PickPhotos({ title, limit, service, onPick, children, ...button }: PickPhotosProps) {
  const [picking, setPicking] = useState(false);
  return (
    <>
      <ActionButton icon={Images} onClick={() => setPicking(true)} {...button}>
        {children ?? 'From the site’s photos'}
      </ActionButton>
      {picking && <PhotoPicker {...{ title, limit, service, onPick }} onClose={() => setPicking(false)} />}
    </>
  );
}
