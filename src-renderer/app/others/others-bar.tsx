import { Button } from '@mantine/core';
import { UserRoundPen } from 'lucide-react';
import { useState } from 'react';
import type { OthersDraft } from '#shared/ipc/others.ipc.ts';
import { invoke } from '../../bridge/client.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { replaceOpen } from '../../state/draft-actions.ts';
import { attempt, notifySuccess } from '../../ui/notify.tsx';
import { KEPT_DAYS } from '../history/history-model.ts';
import shell from '../shell/shell.module.css';
import { OthersDialog } from './others-dialog.tsx';

/** Stands while others who have signed in on this computer have unsaved edits of the site. */
export function OthersBar({ slug }: { slug: string }) {
  const { data: others = [] } = useQuery('others.list', { slug });
  return others.map((other) => <OthersNotice key={other.person} slug={slug} other={other} />);
}

function OthersNotice({ slug, other: { person, name } }: { slug: string; other: OthersDraft }) {
  const [looks, setLooks] = useState(false);
  const setAside = () =>
    attempt('The edits could not be set aside', async () => {
      await invoke('others.setAside', { slug, person });
      notifySuccess({
        title: `The edits of ${name} are set aside`,
        message: `They are kept in the trash of ${name} for ${KEPT_DAYS} days.`,
      });
    });
  const goOn = () =>
    attempt('You cannot go on with these edits', async () => {
      await replaceOpen((open) => invoke('others.takeOver', { slug: open, person }));
      notifySuccess({ title: 'The edits are yours now', message: 'They are not on the server yet.' });
    });
  return (
    <div role="status" className={shell.notice}>
      <UserRoundPen size={16} aria-hidden />
      <span className={shell.spring}>
        <strong>Unsaved edits of {name} on this computer.</strong> You see the site without them.
      </span>
      <Button size="compact-sm" variant="default" onClick={() => setLooks(true)}>
        Look
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => void setAside()}>
        Set aside
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => void goOn()}>
        Go on with them
      </Button>
      {looks && <OthersDialog slug={slug} person={person} name={name} onClose={() => setLooks(false)} />}
    </div>
  );
}
