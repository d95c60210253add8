import type { Logger } from 'pino';

/** One API server on another machine, asked for its readiness every second. */
export interface Upstream {
  url: string;
  isReady(): boolean;
  /** Takes it out until its next good response. */
  fail(error: unknown): void;
  /** Resolves after the first response or error. */
  checked: Promise<void>;
  close(): void;
}

interface UpstreamOptions {
  url: string;
  token: string;
  log: Pick<Logger, 'warn' | 'info'>;
  /** Milliseconds between two questions. */
  every?: number;
}

/** The header that shows an API server that a gateway of its own marketplace calls. */
export const internalHeader = 'x-pasar-internal';
const longestCheck = 2_500;
/** A busy server responds late, and must not lose its requests to another busy one for that. */
const mostLateChecks = 3;

const late = 'it does not respond in time';

const findTrouble = async (url: string, token: string): Promise<string | undefined> => {
  try {
    const headers = { [internalHeader]: token };
    const response = await fetch(`${url}/readyz`, { headers, signal: AbortSignal.timeout(longestCheck) });
    const text = await response.text();
    return response.ok ? undefined : `${response.status} ${text.slice(0, 200)}`;
  } catch (error) {
    const { cause, message, name } = error as Error;
    if (name === 'TimeoutError') return late;
    return String((cause as Error | undefined)?.message || message);
  }
};

/** Watches an API server until it is closed; its log names each change once. */
export const watchUpstream = ({ url, token, log, every = 1_000 }: UpstreamOptions): Upstream => {
  let trouble: string | undefined = 'not asked yet';
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const set = (next: string | undefined) => {
    const changed = (next === undefined) !== (trouble === undefined) || trouble === 'not asked yet';
    trouble = next;
    if (!changed || closed) return;
    if (next === undefined) log.info({ api: url }, 'an API server is ready');
    else log.warn({ api: url, why: next }, 'an API server is not ready');
  };
  let lateChecks = 0;
  const check = async () => {
    const found = await findTrouble(url, token);
    lateChecks = found === late ? lateChecks + 1 : 0;
    if (found !== late || lateChecks >= mostLateChecks) set(found);
    if (!closed) timer = setTimeout(() => void check(), every).unref();
  };
  return {
    url,
    isReady: () => trouble === undefined,
    fail: (error) => set(String(error)),
    checked: check(),
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
};
