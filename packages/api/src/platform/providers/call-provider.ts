import * as v from 'valibot';
import { ProviderRejection, ProviderUnavailable } from '../../ports/provider-error.ts';

/** Milliseconds that a provider has for a response. */
const deadline = 8_000;

export interface ProviderConnection {
  /** For messages. */
  name: string;
  /** The address, without a slash at the end; demos learn it when their stand-in has started. */
  url: string | (() => Promise<string>);
  headers: Record<string, string>;
  /** Milliseconds; 8 seconds by default. */
  deadline?: number;
}

interface ProviderRequest<S extends v.GenericSchema> {
  method: 'GET' | 'POST';
  /** With a slash in front. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Of the response; other fields pass. */
  schema: S;
  /** Other statuses than 2xx whose body the schema describes as well. */
  accept?: readonly number[];
}

/** Statuses by which a provider says that it will not do it; others say nothing about the request. */
const isRejection = (status: number) =>
  status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);

const reasonOf = (body: unknown): string => {
  const { error, message, error_code: code } = (body ?? {}) as Record<string, unknown>;
  return [code, error, message]
    .filter((part) => typeof part === 'string')
    .join(': ')
    .slice(0, 300);
};

/**
 * Calls a provider. Returns the checked body. Throws ProviderRejection for a 4xx, and ProviderUnavailable for
 * everything from which nothing follows: no connection, no response in time, 5xx, an unreadable body, a wrong key.
 * Neither message holds headers or what was sent.
 */
export const callProvider = async <S extends v.GenericSchema>(
  { name, url, headers, deadline: longest = deadline }: ProviderConnection,
  { method, path, body, schema, accept = [], headers: more = {} }: ProviderRequest<S>,
): Promise<v.InferOutput<S>> => {
  const what = `${name}: ${method} ${path}`;
  let status: number;
  let answer: unknown;
  try {
    const base = typeof url === 'string' ? url : await url();
    const response = await fetch(base + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
        ...more,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(longest),
    });
    status = response.status;
    answer = await response.json();
  } catch (error) {
    throw new ProviderUnavailable(`${what} got no response`, { cause: error });
  }
  const isAccepted = (status >= 200 && status < 300) || accept.includes(status);
  if (!isAccepted && isRejection(status)) {
    throw new ProviderRejection(`${what} was rejected (${status}): ${reasonOf(answer)}`);
  }
  if (!isAccepted) throw new ProviderUnavailable(`${what} responded ${status}`);
  const parsed = v.safeParse(schema, answer);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new ProviderUnavailable(`${what} responded something else: ${issue && v.getDotPath(issue)}`);
};
