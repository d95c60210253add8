/** The part of the stand-in that tests use; the package brings no types. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';

  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    httpServer: Server;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
