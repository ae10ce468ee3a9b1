import { useRef } from 'react';
import { useQuery } from '../../bridge/hooks.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Comparing, Failure } from '../history/comparing.tsx';
import { DifferenceList } from '../history/difference-list.tsx';

interface OthersDialogProps {
  slug: string;
  person: string;
  name: string;
  onClose: () => void;
}

/** Shows another user's unsaved edits of the site. */
export function OthersDialog({ slug, person, name, onClose }: OthersDialogProps) {
  const { data: differences, error } = useQuery('others.compare', { slug, person });
  const list = useRef<HTMLElement>(null);
  return (
    <Dialog title={`Unsaved edits of ${name}`} size="xl" onClose={onClose}>
      {error && <Failure message={error.message} />}
      {!differences && !error && <Comparing />}
      {differences && !error && <DifferenceList differences={differences} busy={false} list={list} />}
    </Dialog>
  );
}
