import { Portal } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { counted } from '#shared/domain/counted.ts';
import type { TabId } from '#shared/record-catalogue/tabs.ts';
import { droppedFiles, keepForNextScreen } from '../../editor/photos/dropped-files.ts';
import classes from '../../editor/photos/screen-drop.module.css';
import { holdsFiles, isElsewhere } from '../../editor/photos/use-screen-files.ts';
import { openPaste } from '../../state/panel-store.ts';
import { tabRoute } from '../../state/tabs.ts';
import { choose } from '../../ui/choose.tsx';
import { attempt } from '../../ui/notify.tsx';
import { openDialog } from '../../ui/open-dialog.ts';
import { useWindowDrop } from '../../ui/use-window-drop.ts';

/** Places for dropped photos: the tab of each, and the hash of the place on the tab's screen. */
const places = {
  gallery: { label: 'Photos', tab: 'photos', hash: '' },
  cover: { label: 'Cover', tab: 'photos', hash: '#/photos/heroImages' },
  about: { label: 'About us', tab: 'photos', hash: '#/photos/aboutUs' },
  logo: { label: 'Logo', tab: 'logo', hash: '' },
} as const satisfies Record<string, { label: string; tab: TabId; hash: string }>;

/**
 * Takes files that are dropped where nothing else takes files, and asks the user where to add them. A single text file
 * is opened as a change request.
 */
export function FileDrop({ slug }: { slug: string }) {
  const isTaken = useStore(droppedFiles, ({ takers }) => takers > 0);
  const navigate = useNavigate();
  const isFree = (event: Event): boolean =>
    !event.defaultPrevented && openDialog() === undefined && !isElsewhere(event);
  const isOver = useWindowDrop({
    accepts: (event) => !isTaken && holdsFiles(event) && isFree(event),
    drop(event) {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (isTaken || files.length === 0 || !isFree(event)) return;
      event.preventDefault();
      void attempt('What was dropped could not be taken', () => ask(files));
    },
    paste: () => undefined,
  });

  async function ask(files: readonly File[]): Promise<void> {
    const [only] = files;
    if (only && files.length === 1 && isText(only)) return openPaste(await only.text());
    const isOne = files.length === 1;
    const place = await choose<keyof typeof places>({
      title: isOne ? `Where does “${only?.name}” go?` : `Where do the ${counted(files.length, 'file')} go?`,
      message: 'They are added there, and uploaded with the next save.',
      answers: [
        { value: 'gallery', label: places.gallery.label },
        { value: 'cover', label: places.cover.label },
        ...(isOne ? (['about', 'logo'] as const).map((value) => ({ value, label: places[value].label })) : []),
      ],
    });
    if (place === null) return;
    keepForNextScreen(files);
    void navigate(tabRoute(places[place].tab, slug) + places[place].hash);
  }

  if (!isOver) return null;
  return (
    <Portal>
      <div className={classes.over}>
        <span className={classes.words}>Drop to choose where it goes</span>
      </div>
    </Portal>
  );
}

const isText = ({ type, name }: File): boolean => type.startsWith('text/') || /\.(txt|eml|md|csv)$/i.test(name);
