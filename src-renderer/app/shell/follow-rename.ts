import { useLocation, useNavigate } from 'react-router-dom';
import { useEvent } from '../../bridge/hooks.ts';

/** After a save under a new slug the user is on the same screen's route of that slug. */
export function useFollowRename(slug: string): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEvent('site.changed', ({ slug: changed, renamedTo }) => {
    if (changed !== slug || renamedTo === undefined) return;
    const [, screen = ''] = pathname.split('/');
    void navigate(`/${screen}/${encodeURIComponent(renamedTo)}`, { replace: true });
  });
}
