import type { TestResponse, TestServer } from './open-test-server.ts';

type Call = NonNullable<Parameters<TestServer['call']>[1]>;

/** A browser of a test: it keeps cookies and sends each to the paths that it is for. */
export interface TestBrowser {
  call(path: string, call?: Call): Promise<TestResponse>;
  /** The cookies that the browser keeps, with their attributes. */
  cookies: Map<string, string>;
}

const pathOf = (cookie: string) => /; ?path=([^;]*)/i.exec(cookie)?.[1] ?? '/';
const isGone = (cookie: string) => /; ?max-age=0(;|$)/i.test(cookie);

const isFor = (cookie: string, path: string) => {
  const scope = pathOf(cookie);
  return path === scope || path.startsWith(scope.endsWith('/') ? scope : `${scope}/`);
};

/** A browser with a separate IP address and without cookies. */
export const openBrowser = (market: TestServer, client = '10.1.1.1'): TestBrowser => {
  const cookies = new Map<string, string>();
  const keep = (cookie: string) => {
    const name = cookie.slice(0, cookie.indexOf('='));
    if (isGone(cookie)) cookies.delete(name);
    else cookies.set(name, cookie);
  };
  return {
    cookies,
    call: async (path, call = {}) => {
      const sent = [...cookies.values()]
        .filter((cookie) => isFor(cookie, `/api${path}`))
        .map((cookie) => cookie.split(';')[0]);
      const headers = { 'x-pasar-client': client, ...call.headers };
      const answer = await market.call(path, {
        ...call,
        headers: sent.length > 0 ? { cookie: sent.join('; '), ...headers } : headers,
      });
      for (const cookie of answer.headers.getSetCookie()) keep(cookie);
      return answer;
    },
  };
};
