import { onJakartaClock } from '../../../platform/jakarta.ts';

/** `2026-11-21 14:30` in Asia/Jakarta: every spreadsheet takes it for a time. */
export const clockText = (at: Date | null): string =>
  at === null ? '' : onJakartaClock(at).toISOString().slice(0, 16).replace('T', ' ');
