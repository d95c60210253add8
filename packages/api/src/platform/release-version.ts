import { createRequire } from 'node:module';

/** The release of this server, such as `0.2.0`. */
export const { version: releaseVersion } = createRequire(import.meta.url)('../../package.json') as {
  version: string;
};
