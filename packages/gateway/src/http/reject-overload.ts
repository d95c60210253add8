import { performance } from 'node:perf_hooks';
import { message } from '@pasar/contract';
import type { MiddlewareHandler } from 'hono';
import type { GatewayEnv } from './gateway.ts';
import type { GatewayMetrics } from './metrics.ts';
import { rejectCall } from './reject-call.ts';

/** Seconds for which a request may wait behind others; R11 allows a second for all. */
const maxWaitSeconds = 0.25;
/**
 * So many times as many may run while this process has time: they wait for a database or a provider then, which have
 * separate limits, and must not keep pages out.
 */
const idleFactor = 4;
/** So many may run at once on any machine: what a few browsers load together. */
const minConcurrent = 32;
/** From here on those that run wait for each other, so what is answered is all that the server can. */
const saturatedFrom = minConcurrent / 2;
/** Answers a second of a server that was never saturated. */
const assumedThroughput = 250;

/** Tells a rejection from a 503 of the database. */
export const overloadHeader = 'x-pasar-overload';

/**
 * Neither counted nor rejected: probes, streams that last for hours, files of releases and stores, and operations, who come
 * to take a release back.
 */
const exempt = /^\/(?:livez|readyz|healthz|metrics|api\/live|r|media|ops)(?:\/|$)/;

/** As slow as the line of the caller. */
const isUpload = (type: string | undefined): boolean => type?.startsWith('multipart/') === true;

/** Whether this process works without a pause; looked at four times a second at most. */
const watchEventLoop = (): (() => boolean) => {
  let last = performance.eventLoopUtilization();
  let [lookedAt, isBusy] = [performance.now(), false];
  return () => {
    const at = performance.now();
    if (at - lookedAt < 250) return isBusy;
    const total = performance.eventLoopUtilization();
    isBusy = performance.eventLoopUtilization(total, last).utilization > 0.9;
    [last, lookedAt] = [total, at];
    return isBusy;
  };
};

export interface OverloadWatch {
  /** In milliseconds. */
  now(): number;
  isBusy(): boolean;
}

/** Lets as many requests run as the server, as it was when it was last saturated, answers within the longest wait. */
const openConcurrencyLimit = ({ now, isBusy }: OverloadWatch) => {
  let throughput = assumedThroughput;
  let [running, answered, saturatedMs, since] = [0, 0, 0, now()];
  const measure = () => {
    const at = now();
    if (running >= saturatedFrom) saturatedMs += at - since;
    since = at;
    if (saturatedMs < 500) return;
    throughput = (answered * 1_000) / saturatedMs;
    [answered, saturatedMs] = [0, 0];
  };
  return {
    /** False: one more would wait too long. */
    acquire: (): boolean => {
      measure();
      const limit = Math.max(minConcurrent, throughput * maxWaitSeconds);
      if (running >= limit && (running >= limit * idleFactor || isBusy())) return false;
      running++;
      return true;
    },
    /** A server behind this one may have rejected it, which takes no time and tells nothing about what it can answer. */
    release: (isAnswered: boolean): void => {
      measure();
      if (isAnswered && running >= saturatedFrom) answered++;
      running--;
    },
  };
};

/**
 * Answers 503 with `Retry-After` at once to what would wait too long, so that the others are answered in time. Logins and
 * the like have a separate limit: a flood of them waits for password hashes, and nobody else does.
 */
export const rejectOverload = (
  { rejections, accepted }: Pick<GatewayMetrics, 'rejections' | 'accepted'>,
  watch: OverloadWatch = { now: () => performance.now(), isBusy: watchEventLoop() },
): MiddlewareHandler<GatewayEnv> => {
  const [ofAll, ofLogins] = [openConcurrencyLimit(watch), openConcurrencyLimit(watch)];
  return async (c, next) => {
    const { method, path } = c.req;
    if (exempt.test(path) || isUpload(c.req.header('content-type'))) return next();
    const isLogin = method === 'POST' && path.startsWith('/api/auth/');
    const limit = isLogin ? ofLogins : ofAll;
    if (!limit.acquire()) {
      rejections.inc();
      const text = `${message('service.unavailable', 'id')} / ${message('service.unavailable', 'en')}`;
      const headers = { 'cache-control': 'no-store', 'retry-after': '2' };
      const response = path.startsWith('/api/')
        ? rejectCall(c.req.raw, 503)
        : new Response(text, { status: 503, headers });
      response.headers.set(overloadHeader, '1');
      return response;
    }
    const began = watch.now();
    try {
      await next();
    } finally {
      accepted.observe({ kind: isLogin ? 'login' : 'other' }, (watch.now() - began) / 1_000);
      limit.release(c.res.status !== 503);
    }
  };
};
