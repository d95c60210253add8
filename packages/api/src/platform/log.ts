import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured lines on standard output, times in UTC. What may hold a secret is never written (quality S4, S14). */
export const openLog = (level: string): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['*.password', '*.code', '*.token', '*.jwt_token', '*.authorization', '*.cookie'],
      censor: '[redacted]',
    },
  });
