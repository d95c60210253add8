/** The browser's replacement of `server-only-messages.ts` (`imports` of package.json). */
export const serverOnlyMessages = {};
