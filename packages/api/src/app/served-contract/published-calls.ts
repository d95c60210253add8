import type { CallSchema } from './call-schema.ts';

/** Older forms of calls, by call, that a published kit had: the compatible ones stay served. Added, never changed. */
export const publishedCalls: Record<string, readonly CallSchema[]> = {};
