import type { HttpBindings } from '@hono/node-server';
import type { Publication } from '../publisher/publications.ts';

/** What every handler gets. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    /** who made the request; set by the sign-in guard */
    userId: number;
    /** set where the backend runs as a server */
    requestId?: string;
    /** what the log calls the request, where it has no route of its own */
    route?: string;
    /** the published site at whose domain the request was made */
    publication?: Publication;
  };
}
