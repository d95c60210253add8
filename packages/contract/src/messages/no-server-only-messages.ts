/** What browsers have in place of `server-texts.ts` (`imports` of package.json). */
export const serverOnlyMessages = {};
