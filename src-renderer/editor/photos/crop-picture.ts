import { text } from '#shared/record/readers.ts';
import type { CropArea } from '#shared/ipc/photos.ipc.ts';
import { valueAt } from '#shared/record/apply-value.ts';
import type { Path } from '#shared/record/operation.ts';
import { invoke } from '../../bridge/client.ts';
import { currentSite, edit } from '../../state/draft.ts';
import { whileOpen } from '../../state/while-open.ts';
import { followPath } from '../list/follow-path.ts';
import { putPicture } from './photo-intake.ts';

/**
 * Replaces the picture of a field by a part of it. Does nothing to the record if the field's item was removed, or the
 * site was closed, in the meantime.
 */
export async function cropPicture(path: Path, area: CropArea): Promise<void> {
  const pathIn = followPath(currentSite(), path);
  const put = whileOpen((photo: string) => {
    const place = pathIn(currentSite());
    if (place) edit(putPicture(currentSite(), place, photo));
  });
  const { photo } = await invoke('photos.crop', { photo: text(valueAt(currentSite(), path)), area });
  put(photo);
}
