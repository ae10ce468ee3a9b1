import { useEffect } from 'react';
import { closeDrawer, useDrawer } from '../../state/job-drawer.ts';
import { useStatus } from '../../state/draft.ts';
import { NOT_REQUESTED } from '../jobs/drawer.tsx';
import { WorkDrawer } from '../jobs/work-drawer.tsx';
import { PublishDrawer } from '../publish/publish-drawer.tsx';

/** Shows the drawer if it is open. The drawer of a publish is shown only while its site is open. */
export function DrawerHost() {
  const shown = useDrawer((drawer) => drawer.shown);
  const open = useStatus(({ slug }) => slug);
  const isElsewhere = shown?.view === 'publish' && shown.site !== open;
  useEffect(() => {
    if (isElsewhere) closeDrawer();
  }, [isElsewhere]);
  if (!shown || isElsewhere) return null;
  if (shown.view === 'work') return <WorkDrawer asked={shown.byItself ? NOT_REQUESTED : 0} />;
  return <PublishDrawer slug={shown.site} asked={shown.asked} />;
}
