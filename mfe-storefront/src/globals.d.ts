/**
 * Whether this is the server's bundle. The head besides title and description is for search engines,
 * previews and the first image: only documents carry it, so its code stays out of the browser's entry.
 */
declare const __SERVER__: boolean;
