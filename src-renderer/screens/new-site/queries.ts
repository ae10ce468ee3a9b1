import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Creation, Industry } from '#shared/ipc/creation.ipc.ts';
import { invoke } from '../../bridge/client.ts';
import { useMutation, useQuery } from '../../bridge/hooks.ts';
import { notifyError } from '../../ui/notify.tsx';
import { START_FAILURE } from './model.ts';

export interface NewSiteRequest {
  fbSlug: string;
  industry: Industry;
  stock: boolean;
  /** slug of the site whose content it is given */
  copyOf?: string;
}

/** In the words to be shown. */
export interface CreationFailure {
  text: string;
  /** the server's, or that the outcome is unknown */
  reason?: string | undefined;
}

export interface NewSite {
  /** the creation under way, one left alone earlier included */
  working: Creation | undefined;
  starting: boolean;
  /** why the last one failed, one that was not followed here included */
  failure: CreationFailure | undefined;
  create: (request: NewSiteRequest) => Promise<void>;
  cancel: () => void;
}

export function useNewSite(): NewSite {
  const navigate = useNavigate();
  const { data: creations = [] } = useQuery('creation.list', {});
  const start = useMutation('creation.start');
  /** the creation that this screen follows; its end is this screen's business */
  const [followed, setFollowed] = useState<string | null>(null);
  const [started, setStarted] = useState<Creation | undefined>();

  const current = creations.find(({ id }) => id === followed) ?? (started?.id === followed ? started : undefined);
  const working = current?.state === 'working' ? current : creations.find(({ state }) => state === 'working');
  const workingId = working?.id;
  if (workingId !== undefined && workingId !== followed) setFollowed(workingId);

  const created = current?.state === 'completed' ? current.slug : undefined;
  useEffect(() => {
    if (created !== undefined) void navigate(`/logo/${encodeURIComponent(created)}`);
  }, [created, navigate]);

  const { run } = start;
  const create = useCallback(
    async (request: NewSiteRequest) => {
      setFollowed(null);
      const creation = await run(request);
      if (!creation) return;
      setStarted(creation);
      setFollowed(creation.id);
    },
    [run],
  );
  const cancel = useCallback(() => {
    if (workingId === undefined) return;
    invoke('creation.cancel', { id: workingId }).catch((error: unknown) => {
      notifyError('The creation could not be cancelled', error);
    });
  }, [workingId]);

  const startFailure = start.error && { text: START_FAILURE, reason: reasonOf(start.error.details) };
  const last = followed === null && !start.running ? creations[0] : current;
  const failed = last?.state === 'failed' ? { text: last.error ?? START_FAILURE } : undefined;
  return { working, starting: start.running, failure: startFailure ?? failed, create, cancel };
}

function reasonOf(details: unknown): string | undefined {
  const reason = (details as { reason?: unknown } | undefined)?.reason;
  return typeof reason === 'string' ? reason : undefined;
}
