import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpsAlert } from '@pasar/contract';
import type { Logger } from 'pino';
import type { Fs } from '../platform/fs/fs.ts';
import { LineLog } from '../platform/line-log.ts';
import { type Alert, type AlertLine, AlertLogLine } from './alert.ts';
import { AlertHistory, mostTries } from './alert-history.ts';
import { toMail, toWebhookBody } from './alert-messages.ts';
import { type AlertTarget, AlertTargets } from './alert-targets.ts';
import { findAddressProblem, sendWebhook } from './send-webhook.ts';

/** Sends a mail at once; rejects when it was not taken. */
export type SendMail = (mail: { to: string; subject: string; paragraphs: string[] }) => Promise<void>;

export interface Alerts {
  /** Takes an alert; never throws and never waits. What was raised before under its key is dropped. */
  raise(alert: Alert): void;
  /** Sends a test to one target. */
  test(target: string): void;
  /** Where they go, without secrets. */
  targets(): Omit<AlertTarget, 'secret'>[];
  /** Throws TargetError for an address that nothing may be sent to. */
  addTarget(target: Pick<AlertTarget, 'type' | 'address' | 'who'>): AlertTarget;
  removeTarget(id: string): boolean;
  list(): OpsAlert[];
  close(): Promise<void>;
}

export class TargetError extends Error {
  override name = 'TargetError';
}

export interface AlertsOptions {
  /** The registry's folder: gateways that share it share targets and alerts. */
  folder: string;
  mode: 'demo' | 'production';
  publicUrl: string;
  log: Logger;
  disk(): Fs;
  sendMail: SendMail;
  /** Milliseconds before each try. */
  waits?: readonly number[];
  now?(): number;
}

const keptFor = 30 * 86_400_000;
/** What a process that ended had not sent is sent by the next one. */
const resumedFor = 86_400_000;
const syncEvery = 1_000;
/** A disk that does not respond must not hold an alert back. */
const claimPatience = 2_000;
const usualWaits = [0, 5_000, 30_000, 120_000, 600_000];

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Opens the alerts of a registry's folder. In a demo without any targets they go to its mailbox and its receiver. */
export const openAlerts = async (options: AlertsOptions): Promise<Alerts> => {
  const { mode, publicUrl, log, disk, sendMail, waits = usualWaits, now = Date.now } = options;
  const folder = join(options.folder, 'alerts');
  const claims = join(folder, 'claims');
  mkdirSync(claims, { recursive: true });
  const by = randomBytes(6).toString('hex');
  const lines = new LineLog({ folder, schema: AlertLogLine, per: 'day', keep: keptFor, disk });
  const history = new AlertHistory();
  const targets = new AlertTargets(folder);
  if (mode === 'demo' && targets.read() === undefined) {
    targets.add({ type: 'email', address: 'operations@pasar.example', who: 'demo' }, new Date(now()));
    targets.add({ type: 'webhook', address: `${publicUrl}/dev/webhooks`, who: 'demo' }, new Date(now()));
  }
  const timers = new Set<NodeJS.Timeout>();
  let closed = false;

  const write = (line: AlertLogLine) => {
    history.apply(line);
    lines.add(line);
  };

  const send = (line: AlertLine, { type, address, secret = '' }: AlertTarget): Promise<void> =>
    type === 'email'
      ? sendMail({ to: address, ...toMail(line, publicUrl) })
      : sendWebhook(
          { address, secret, id: line.id, body: toWebhookBody(line, publicUrl), at: new Date(now()) },
          mode,
        );

  /** Tries once more, and plans the next try. */
  const deliver = async (line: AlertLine, target: AlertTarget, tries: number): Promise<void> => {
    const { id, address } = target;
    const tried = { type: 'try', by, id: line.id, target: id, address, tries } as const;
    try {
      await send(line, target);
      write({ ...tried, at: now() });
    } catch (error) {
      const message = (error as Error).message.slice(0, 300);
      write({ ...tried, at: now(), error: message });
      log.warn({ alert: line.id, address, tries, err: error }, 'an alert could not be sent');
      if (tries < mostTries) plan(line, target, tries + 1);
    }
  };
  const plan = (line: AlertLine, target: AlertTarget, tries: number): void => {
    if (closed) return;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        void deliver(line, target, tries);
      },
      waits[tries - 1] ?? 0,
    );
    timer.unref();
    timers.add(timer);
  };

  /** True for one of all gateways, and where nobody can know. */
  const claim = async (key: string): Promise<boolean> => {
    const file = join(claims, createHash('sha256').update(key).digest('hex').slice(0, 32));
    const taken = open(file, 'wx').then(
      (handle) => handle.close().then(() => true),
      (error: NodeJS.ErrnoException) => error.code !== 'EEXIST',
    );
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, claimPatience, true).unref());
    return Promise.race([taken, late]);
  };

  const publish = ({ key, ...alert }: Alert, to: readonly AlertTarget[]): void => {
    const line: AlertLine = {
      type: 'alert',
      by,
      at: now(),
      id: `msg_${randomBytes(12).toString('hex')}`,
      key,
      ...alert,
    };
    write(line);
    for (const target of to) plan(line, target, 1);
  };

  let lastError = '';
  const sync = async () => {
    try {
      await lines.flush();
      for (const line of await lines.readNew(now())) if (line.by !== by) history.apply(line);
      lastError = '';
    } catch (error) {
      if (String(error) !== lastError) log.error({ err: error }, 'alerts cannot be written or read');
      lastError = String(error);
    }
  };
  await sync();
  const known = targets.read() ?? [];
  for (const { line, target, tries } of history.unsent(
    now() - resumedFor,
    known.map(({ id }) => id),
  )) {
    const its = known.find(({ id }) => id === target);
    // A target that was added later gets no older alerts.
    if (its && Date.parse(its.since) <= line.at) plan(line, its, tries + 1);
  }
  let syncing: Promise<void> | undefined;
  const timer = setInterval(() => {
    syncing ??= sync().finally(() => {
      syncing = undefined;
    });
  }, syncEvery);
  timer.unref();
  const raised = new Set<string>();

  return {
    raise(alert) {
      if (raised.has(alert.key)) return;
      raised.add(alert.key);
      void claim(alert.key)
        .then((isOurs) => isOurs && publish(alert, targets.read() ?? []))
        .catch((error) => log.error({ err: error, alert: alert.kind }, 'an alert could not be raised'));
    },
    test(id) {
      const target = targets.read()?.find((one) => one.id === id);
      if (target) publish({ kind: 'test', detail: '', key: `test ${id} ${now()}` }, [target]);
    },
    targets: () => (targets.read() ?? []).map(({ secret: _, ...target }) => target),
    addTarget(target) {
      const address = target.address.trim();
      const problem =
        target.type === 'email'
          ? email.test(address)
            ? undefined
            : 'is no e-mail address'
          : findAddressProblem(address, mode);
      if (problem) throw new TargetError(`${address.slice(0, 100)} ${problem}.`);
      return targets.add({ ...target, address }, new Date(now()));
    },
    removeTarget: (id) => targets.remove(id),
    list: () => history.list(),
    async close() {
      closed = true;
      clearInterval(timer);
      for (const planned of timers) clearTimeout(planned);
      await syncing;
      await sync();
    },
  };
};
