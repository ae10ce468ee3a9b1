/** The package has no types. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string; configs: string[] }[];
    });
    configureBuckets(): Promise<void>;
    callback(): (...args: Parameters<RequestListener>) => Promise<void>;
    logger: { close(): void; exceptions: { unhandle(): void } };
  }
}
