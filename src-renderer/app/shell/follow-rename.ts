import { useLocation, useNavigate } from 'react-router-dom';
import { useEvent } from '../../bridge/hooks.ts';

/** Navigates to the same screen under the new slug after a save has changed the slug. */
export function useFollowRename(slug: string): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEvent('site.changed', ({ slug: changed, renamedTo }) => {
    if (changed !== slug || renamedTo === undefined) return;
    const [, screen = ''] = pathname.split('/');
    void navigate(`/${screen}/${encodeURIComponent(renamedTo)}`, { replace: true });
  });
}
