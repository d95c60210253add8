import type { Shown } from './show.ts';

/** What the rules refuse. */
export class No extends Error {
  readonly code: number;
  readonly reason: string | null;
  /** A refused pay shows the checkout anew; what that changed stays. */
  readonly shown: Shown | null;
  constructor(code: 404 | 409 | 422, reason: string | null = null, shown: Shown | null = null) {
    super(`${code} ${reason ?? ''}`);
    this.code = code;
    this.reason = reason;
    this.shown = shown;
  }
}
