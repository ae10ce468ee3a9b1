import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Creation, Industry } from '#shared/ipc/creation.ipc.ts';
import { invoke } from '../../bridge/client.ts';
import { useEvent, useMutation } from '../../bridge/hooks.ts';
import { useCreations } from '../../state/creations.ts';
import { showNeedsRail } from '../../state/needs-rail.ts';
import { tabRoute } from '../../state/tabs.ts';
import { attempt } from '../../ui/notify.tsx';
import { reasonOf, START_FAILURE } from './model.ts';

export interface NewSiteRequest {
  fbSlug: string;
  industry: Industry;
  stock: boolean;
  contact?: string;
  domain?: string;
  /** slug of the site whose content is copied to the new site */
  copyOf?: string;
}

/** Texts for the user about a creation that could not be started. */
export interface CreationFailure {
  text: string;
  /** the server's reason, or that the outcome is unknown */
  reason?: string | undefined;
}

export interface NewSite {
  /** creations that run, or that have ended and were not dismissed yet, in the order of `creation.list` */
  creations: readonly Creation[];
  starting: boolean;
  /** why the last creation could not be started; undefined if there was no failure */
  failure: CreationFailure | undefined;
  /** Starts a creation. Resolves to whether the creation has started. */
  create: (request: NewSiteRequest) => Promise<boolean>;
  /** Follows the server's task of a failed creation again, because the server may still finish it. */
  follow: (id: string) => void;
  cancel: (id: string) => void;
  dismiss: (id: string) => void;
}

/**
 * Returns the creations of sites and the actions on them. Opens a site when its creation is completed, unless another
 * creation is running.
 * @param isBusy whether the user is entering something else; a finished site is then not opened
 */
export function useNewSite(isBusy: boolean): NewSite {
  const navigate = useNavigate();
  const { creations, dismiss } = useCreations();
  const { run, running, error } = useMutation('creation.start');

  useEvent('creation.changed', ({ id, state, slug }) => {
    const isLast = !creations.some((other) => other.id !== id && other.state === 'working');
    if (state === 'completed' && slug !== undefined && isLast && !isBusy) {
      showNeedsRail();
      void navigate(tabRoute('logo', slug));
    }
  });
  const create = useCallback(async (request: NewSiteRequest) => (await run(request)) !== undefined, [run]);
  const cancel = useCallback((id: string) => {
    void attempt('The creation could not be cancelled', () => invoke('creation.cancel', { id }));
  }, []);
  const follow = useCallback((id: string) => {
    void attempt('The creation could not be followed', () => invoke('creation.follow', { id }));
  }, []);
  const failure = error && { text: START_FAILURE, reason: reasonOf(error.details) };
  return { creations, starting: running, failure, create, follow, cancel, dismiss };
}
