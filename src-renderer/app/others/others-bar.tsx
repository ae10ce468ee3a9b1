import { Button } from '@mantine/core';
import { UserRoundPen } from 'lucide-react';
import { useState } from 'react';
import { TRASH_DAYS } from '#shared/domain/site/trash.ts';
import type { OthersDraft } from '#shared/ipc/others.ipc.ts';
import { invoke } from '../../bridge/client.ts';
import { useQuery } from '../../bridge/hooks.ts';
import { replaceOpen } from '../../state/draft-actions.ts';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { attempt, notifySuccess } from '../../ui/notify.tsx';
import { OthersDialog } from './others-dialog.tsx';

/** Shows a bar for each other person who has unsaved edits of the site on this computer. */
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
        message: `They are kept in the trash of ${name} for ${TRASH_DAYS} days.`,
      });
    });
  const goOn = () =>
    attempt('You cannot go on with these edits', async () => {
      await replaceOpen((open) => invoke('others.takeOver', { slug: open, person }));
      notifySuccess({ title: 'The edits are yours now', message: 'They are not on the server yet.' });
    });
  return (
    <>
      <NoticeBar
        icon={UserRoundPen}
        actions={
          <>
            <Button size="compact-sm" variant="default" onClick={() => setLooks(true)}>
              Look
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => void setAside()}>
              Set aside
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => void goOn()}>
              Go on with them
            </Button>
          </>
        }
      >
        <strong>Unsaved edits of {name} on this computer.</strong> You see the site without them.
      </NoticeBar>
      {looks && <OthersDialog slug={slug} person={person} name={name} onClose={() => setLooks(false)} />}
    </>
  );
}
