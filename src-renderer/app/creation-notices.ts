import { useLocation, useNavigate } from 'react-router-dom';
import { useEvent } from '../bridge/hooks.ts';
import { notifyFailure, notifySuccess } from '../ui/notify.tsx';
import { tabRoute } from '../state/tabs.ts';

/** Says what became of a site that was being created while its screen was left; that screen says so itself. */
export function useCreationNotices(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEvent('creation.changed', ({ state, slug, fbSlug, error }) => {
    if (pathname === '/') return;
    if (state === 'completed' && slug !== undefined) {
      notifySuccess({
        title: `The new site “${slug}” is ready`,
        action: { label: 'Open it', onClick: () => void navigate(tabRoute('logo', slug)) },
      });
    }
    if (state === 'failed') notifyFailure({ title: `The site for “${fbSlug}” was not created`, message: error });
  });
}
