import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;
export type LogStream = DestinationStream;

/** Structured lines, times in UTC, on standard output by default. Secrets are never written (quality S4, S14). */
export const openLog = (level: string, destination: LogStream = pino.destination(1)): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['*.password', '*.code', '*.token', '*.jwt_token', '*.authorization', '*.cookie'],
        censor: '[redacted]',
      },
    },
    destination,
  );
