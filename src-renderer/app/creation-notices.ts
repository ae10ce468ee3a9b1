import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { untilOpened } from '../state/causes.ts';
import { useCreations } from '../state/creations.ts';
import { showNeedsRail } from '../state/needs-rail.ts';
import { tabOfRoute, tabRoute } from '../state/tabs.ts';
import { notifyFailure, notifySuccess } from '../ui/notify.tsx';

/** Shows a notice when the creation of a site ends, once in each window, but not on Home, which lists the creations. */
export function useCreationNotices(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { creations, dismiss } = useCreations();
  const told = useRef(new Set<string>());

  useEffect(() => {
    for (const { id, state, slug, fbSlug, error } of creations) {
      // A user who has the new site open needs no notice.
      const isShown = state === 'completed' && slug !== undefined && isOnSite(pathname, slug);
      if (isShown) dismiss(id);
      if (state === 'working' || told.current.has(id)) continue;
      told.current.add(id);
      if (pathname === '/' || isShown) continue;
      const action = slug !== undefined && {
        until: untilOpened(slug),
        action: {
          label: 'Open it',
          onClick: () => {
            showNeedsRail();
            void navigate(tabRoute('logo', slug));
          },
        },
      };
      if (state === 'completed') notifySuccess({ title: `The new site “${slug}” is ready`, ...action });
      if (state === 'failed') {
        const title = slug === undefined ? `The site for “${fbSlug}” was not created` : `“${slug}” is not complete`;
        notifyFailure({ title, message: error, onDismiss: () => dismiss(id), ...action });
      }
    }
  }, [creations, pathname, navigate, dismiss]);
}

function isOnSite(pathname: string, slug: string): boolean {
  const tab = tabOfRoute(pathname);
  return tab !== undefined && pathname === tabRoute(tab, slug);
}
