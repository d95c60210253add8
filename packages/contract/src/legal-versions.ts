/** What people agree to with the registration (people W66). */
export const legalDocuments = ['terms', 'privacy'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

/**
 * The version of each text and since when it is in force. A change of what a text means gets the next number: whoever
 * registered before is then asked on every page until they agree.
 */
export const legalVersions: Record<LegalDocument, { number: number; since: string }> = {
  terms: { number: 1, since: '2026-11-21T00:00:00+07:00' },
  privacy: { number: 1, since: '2026-11-21T00:00:00+07:00' },
};
