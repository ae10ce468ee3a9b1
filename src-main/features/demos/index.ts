import type { BackendClient } from '../../backend-client/client.ts';
import type { HandlersOf } from '../handlers.ts';

export interface DemosPorts {
  client: { creation: Pick<BackendClient['creation'], 'demoSites'> };
  config: { backend: { kind: 'embedded' | 'remote' } };
}

/**
 * Lists finished sites to try the app with. Only the embedded backend has them; for another backend the list is empty.
 */
export const demosFeature = ({ client, config }: DemosPorts): HandlersOf<'demos'> => ({
  'demos.list': (_input, { signal }) =>
    config.backend.kind === 'embedded' ? client.creation.demoSites({ signal }) : [],
});
