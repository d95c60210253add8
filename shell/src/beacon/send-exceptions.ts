import type { IncidentKind } from '@pasar/contract';
import type { ErrorRelease } from './report-exception.ts';

interface Line extends ErrorRelease {
  kind: IncidentKind;
  message: string;
  stack: string;
  path: string;
}

const most = { batch: 10, page: 60, message: 300, stack: 2_800 };
/** Milliseconds in which exceptions are collected. */
const pause = 250;

let waiting: Line[] = [];
let sent = 0;

/** Without the query: what people searched or were sent is theirs. */
const send = (page: { planId: string; ticket: string }): void => {
  const errors = waiting;
  waiting = [];
  if (errors.length > 0) navigator.sendBeacon('/r/errors', JSON.stringify({ ...page, errors }));
};

/** Sends an exception with those that come right after it; a page sends sixty and no more. */
export const sendException = (
  page: { planId: string; ticket: string },
  kind: IncidentKind,
  error: unknown,
  { app, version }: ErrorRelease,
): void => {
  if (sent >= most.page || waiting.length >= most.batch) return;
  sent += 1;
  const { name = '', message = String(error), stack = '' } = error instanceof Error ? error : {};
  if (waiting.length === 0) setTimeout(send, pause, page);
  waiting.push({
    ...{ kind, app, version, path: location.pathname },
    message: (name && `${name}: `).concat(message).slice(0, most.message),
    stack: stack.slice(0, most.stack),
  });
};
