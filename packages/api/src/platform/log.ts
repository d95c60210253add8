import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;
export type LogStream = DestinationStream;

/**
 * Of the system (`EAI_AGAIN`), of Node (`ERR_INVALID_URL`), of its `fetch` (`UND_ERR_SOCKET`), of PostgreSQL (`23505`). Codes of
 * people have six digits, or ten characters with a hyphen.
 */
const errorCode = /^(?:(?:UND_)?E[A-Z_]+|[0-9A-Z]{5})$/;

/** Structured lines, times in UTC, on standard output by default. Secrets are never written (quality S4, S14). */
export const openLog = (level: string, destination: LogStream = pino.destination(1)): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['*.password', '*.code', '*.token', '*.jwt_token', '*.authorization', '*.cookie'],
        censor: (value, path) =>
          path.at(-1) === 'code' && errorCode.test(String(value)) ? value : '[redacted]',
      },
    },
    destination,
  );
