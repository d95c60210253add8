import { randomUUID } from 'node:crypto';
import type { StepUpRejection } from '@pasar/contract';

/** The server's rejection of a call. */
export class AdminError extends Error {
  override name = 'AdminError';
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

// The CLI prints any response of the server.
// biome-ignore lint/suspicious/noExplicitAny: the shape differs per call
export type Data = any;

export interface AdminResponse {
  message: string;
  data: Data;
  /** Of a decision above one staff user's limit: it waits for a colleague. */
  approval?: { id: number; expires_at: string } | null;
  /** Of a check of the books: what scheduled jobs found. */
  mismatches?: Data[];
  /** Of a list without numbered pages: where the next one begins. */
  next_cursor?: string | null;
  meta?: { current_page: number; last_page: number; total: number };
}

/** A signed-in session with a running server, in English. */
export interface AdminClient {
  get(path: string, query?: Record<string, string>): Promise<AdminResponse>;
  post(path: string, body: unknown): Promise<AdminResponse>;
  /** Ends the session; what was begun with one command ends with it. */
  leave(): Promise<void>;
}

export interface Caller {
  /** Without a slash at the end. */
  url: string;
  email: string;
  password: string;
  /** A code from the account's authenticator app or from its mail; empty where nobody can be asked. */
  askCode(from: 'app' | 'mail'): Promise<string>;
}

const send = async (url: string, path: string, init: RequestInit) => {
  let response: Response;
  try {
    response = await fetch(`${url}/api${path}`, init);
  } catch {
    throw new AdminError(
      0,
      `No market answers at ${url}. Start one with npm start, or name another with --url.`,
      null,
    );
  }
  const answer = (await response.json().catch(() => null)) as (AdminResponse & { code?: number }) | null;
  if (!answer || typeof answer.message !== 'string') {
    throw new AdminError(
      response.status,
      `${url} is no market: it answers ${response.status} without words.`,
      null,
    );
  }
  if (response.status !== 200) throw new AdminError(response.status, answer.message, answer.data);
  return { answer, cookies: response.headers.getSetCookie().map((one) => one.split(';')[0]) };
};

const ask = async (url: string, path: string, init: RequestInit): Promise<AdminResponse> =>
  (await send(url, path, init)).answer;

const plain = { 'accept-language': 'en', 'content-type': 'application/json' };

/** Logs in, with a second factor where the account has one. Throws AdminError. */
const logIn = async ({ url, email, password, askCode }: Caller): Promise<AdminResponse> => {
  const post = (path: string, body: object) =>
    ask(url, path, { method: 'POST', headers: plain, body: JSON.stringify(body) });
  try {
    return await post('/auth/login', { email, password });
  } catch (error) {
    const { reason, pending_login } = ((error instanceof AdminError && error.data) || {}) as Data;
    if (reason !== 'second_factor') throw error;
    const code = await askCode('app');
    if (code === '') throw error;
    return post('/auth/login/second', { pending_login, code });
  }
};

/** What the server asks for before a call that needs a fresh proof; undefined for any other failure. */
const readStepUp = (error: unknown): StepUpRejection | undefined => {
  const data: Data = error instanceof AdminError ? error.data : undefined;
  return data?.reason === 'step_up' ? data : undefined;
};

/** Confirms an action as the account's owner, with a code; false where nobody can be asked for one. */
const confirm = async (
  { url, password, askCode }: Caller,
  headers: Record<string, string>,
  { action, amount, methods, password: asksPassword }: StepUpRejection,
): Promise<boolean> => {
  const method = (['code', 'totp', 'recovery'] as const).find((one) => methods.includes(one)) ?? 'code';
  const isMailed = method === 'code';
  const post = (path: string, body: object, more: Record<string, string> = {}) =>
    send(url, path, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });
  // A mailed code counts for whoever asked for it, whom a cookie names.
  const { cookies } = isMailed ? await post('/auth/step-up/code', { action, amount }) : { cookies: [] };
  const code = await askCode(isMailed ? 'mail' : 'app');
  if (code === '') return false;
  const proof = { action, method, code, ...(asksPassword && { password }) };
  await post('/auth/step-up', proof, { cookie: cookies.join('; ') });
  return true;
};

/** Signs a user in for one command. Throws AdminError. */
export const openAdminClient = async (caller: Caller): Promise<AdminClient> => {
  const { url } = caller;
  const { data } = await logIn(caller);
  const headers = { ...plain, authorization: `Bearer ${data.jwt_token}` };
  return {
    get: (path, query = {}) => {
      const search = new URLSearchParams(query).toString();
      return ask(url, search ? `${path}?${search}` : path, { headers });
    },
    post: async (path, sent) => {
      const init = {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: JSON.stringify(sent),
      };
      try {
        return await ask(url, path, init);
      } catch (error) {
        const asked = readStepUp(error);
        if (asked && (await confirm(caller, headers, asked))) return ask(url, path, init);
        throw error;
      }
    },
    leave: async () => void (await ask(url, '/auth/logout', { method: 'POST', headers, body: '{}' })),
  };
};
