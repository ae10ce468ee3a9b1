import type { SiteCard } from '#shared/ipc/site.ipc.ts';
import type { CreationEndpoints } from '../../backend-client/endpoints/creation.ts';

interface DemosDeps {
  client: Pick<CreationEndpoints, 'demoSites'>;
  /** whether the backend is the one that the app brings along; no other has such a call */
  bringsDemos: boolean;
}

/** Finished sites to try the studio with. */
export function createDemosService({ client, bringsDemos }: DemosDeps) {
  return {
    async list(signal?: AbortSignal): Promise<SiteCard[]> {
      return bringsDemos ? client.demoSites({ ...(signal && { signal }) }) : [];
    },
  };
}

export type DemosService = ReturnType<typeof createDemosService>;
