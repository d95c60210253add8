import type { Options } from '@emotion/cache';

/**
 * What the caches of styles on the server and in the browser share. No prefixes of vendors: the browsers
 * that our scripts are built for know all that we use without them, and they made a third of the styles in
 * a document. `WebkitUserSelect` is set beside `userSelect` where Safari needs it.
 */
export const styleOptions = { key: 'css', stylisPlugins: [] } satisfies Options;
