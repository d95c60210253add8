import { auditData } from '../app/audit-data.ts';
import type { Plugin } from '../app/plugin.ts';
import { type Actor, visitor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { systemContext } from '../platform/http/request-context.ts';
import type { Limits } from '../platform/limits.ts';
import { type MailboxEmail, readMailbox } from '../platform/mail/mailbox.ts';
import type { ServerMode } from '../platform/server-mode.ts';
import type { Issuers } from '../ports/issuers.ts';
import { composeTestServer, testOrigin } from './compose-test-server.ts';
import { confirmForTest } from './confirm-for-test.ts';
import { openTestDatabase, type TestDatabase } from './open-test-database.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

/** What a test sends; the path is below `/api`, unless it starts with another root of the server. */
interface TestCall {
  method?: 'GET' | 'POST';
  body?: unknown;
  form?: FormData;
  token?: string;
  headers?: Record<string, string>;
  /** False shows the server's question for a fresh proof; else the session has one by then (people W52). */
  confirms?: boolean;
}

export interface TestResponse {
  status: number;
  headers: Headers;
  code: number;
  message: string;
  // A test knows what it asked for, and fails when it got something else.
  // biome-ignore lint/suspicious/noExplicitAny: the shape differs per call
  data: any;
  // biome-ignore lint/suspicious/noExplicitAny: the shape differs per call
  [field: string]: any;
}

/** The whole server on a separate database, with a clock that the test moves. */
export interface TestServer {
  database: TestDatabase;
  clock: TestClock;
  /** What the server logged since the reset, one JSON text per line. */
  logLines: string[];
  /** A context for calling verbs directly. */
  context(actor?: Actor, more?: Partial<Context>): Context;
  fetch(request: Request): Promise<Response>;
  call(path: string, call?: TestCall): Promise<TestResponse>;
  /** Letters to an address, newest first, after all jobs are done. */
  letters(to: string): Promise<MailboxEmail[]>;
  /** The newest code that was mailed to an address. */
  newestCode(to: string): Promise<string>;
  /** Works off the outbox. */
  settle(): Promise<void>;
  /** Starts over with no rows, fresh counters and the clock where it began. */
  reset(): Promise<void>;
  /** What is wrong in the data, one sentence each: books, stock, vouchers. */
  audit(): Promise<string[]>;
  /** Ends the market. Throws when the data that the last test left behind does not add up. */
  close(): Promise<void>;
}

const requestOf = (path: string, { method, body, form, token, headers = {} }: TestCall) =>
  new Request(`${testOrigin}${/^\/(dev|media|healthz|metrics)/.test(path) ? '' : '/api'}${path}`, {
    method: method ?? (body === undefined && form === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
  });

/** Opens a market for the tests of one file; call `reset` before each test and `close` after all. */
export const openTestServer = async (
  limits: Partial<Limits> = {},
  more: { issuers?: Issuers; plugins?: readonly Plugin[]; mode?: ServerMode } = {},
): Promise<TestServer> => {
  const database = await openTestDatabase();
  const beginning = createTestClock().now();
  const clock = createTestClock(beginning);
  const logLines: string[] = [];
  const write = (line: string) => void logLines.push(line);
  const open = () => composeTestServer({ db: database.db, clock, limits, write, ...more });
  let server = open();
  const closePlugins = async () => {
    for (const { close } of more.plugins ?? []) await close?.();
  };
  const system = () => systemContext(server.platform);
  const fetch = async (request: Request) => server.app.fetch(request);
  const letters = async (to: string) => {
    await server.jobs.settle();
    return readMailbox(system(), to);
  };
  return {
    database,
    clock,
    logLines,
    context: (actor = visitor, more = {}) => ({ ...system(), actor, ...more }),
    fetch,
    call: async (path, call = {}) => {
      const once = async () => {
        const answer = await fetch(requestOf(path, call));
        return { ...(await answer.json()), status: answer.status, headers: answer.headers };
      };
      const answer = await once();
      if (call.confirms === false || answer.data?.reason !== 'step_up') return answer;
      await confirmForTest(server.platform, call.token, answer.data.action);
      return once();
    },
    letters,
    newestCode: async (to) => {
      const code = (await letters(to)).map(({ text }) => /^\d{6}$/m.exec(text)?.[0]).find(Boolean);
      if (!code) throw new Error(`no code was mailed to ${to}`);
      return code;
    },
    settle: () => server.jobs.settle(),
    reset: async () => {
      await server.jobs.settle();
      await server.jobs.stop();
      await closePlugins();
      await database.empty();
      clock.set(beginning);
      logLines.length = 0;
      server = open();
    },
    audit: () => auditData(system()),
    close: async () => {
      await server.jobs.stop();
      await closePlugins();
      try {
        const faults = await auditData(system());
        if (faults.length > 0) throw new Error(`the market does not add up:\n${faults.join('\n')}`);
      } finally {
        await database.close();
      }
    },
  };
};
