import { isApiError } from '@pasar/api-client';
import { useRef } from 'react';

/**
 * One key per intent: the same request has the same key until its response, so that a retry after a lost
 * connection has one effect (domain 3.0). Another request is another intent.
 */
export const useIntent = () => {
  const pending = useRef<{ request: string; key: string } | null>(null);
  return async <Answer>(request: unknown, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    const text = JSON.stringify(request);
    if (pending.current?.request !== text) pending.current = { request: text, key: crypto.randomUUID() };
    try {
      const answer = await send(pending.current.key);
      pending.current = null;
      return answer;
    } catch (failure) {
      if (isApiError(failure) && failure.kind === 'refused') pending.current = null;
      throw failure;
    }
  };
};
