import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a text is the secret; takes the same time for every text. */
export const isSecret = (secret: string, given: string | null): boolean =>
  timingSafeEqual(digest(secret), digest(given ?? '')) && given !== null;
