import { type IssuerName, type TestServer, testOrigin } from '@pasar/api/testing';

/** A browser that walks through the pages of a local issuer: keeps cookies, follows redirects by hand. */
export interface IssuerBrowser {
  open(url: string, form?: Record<string, string>): Promise<Response>;
  /** Follows redirects until one leads away from the issuer, or a page is shown. */
  follow(response: Response): Promise<Response>;
}

const issuerPath = '/dev/oidc/';

export const issuerBrowser = (market: Pick<TestServer, 'fetch'>): IssuerBrowser => {
  const cookies = new Map<string, string>();
  const open: IssuerBrowser['open'] = async (url, form) => {
    const response = await market.fetch(
      new Request(new URL(url, testOrigin), {
        method: form ? 'POST' : 'GET',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form ? { body: new URLSearchParams(form) } : {}),
      }),
    );
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const follow: IssuerBrowser['follow'] = async (response) => {
    const location = response.headers.get('location');
    if (!location || !new URL(location, testOrigin).pathname.startsWith(issuerPath)) return response;
    return follow(await open(location));
  };
  return { open, follow };
};

/** Where a sign-in begins. */
export const authorizationUrl = (
  name: IssuerName,
  nonce: string,
  more: Record<string, string> = {},
): string =>
  `${issuerPath}${name}/auth?${new URLSearchParams({
    client_id: `pasar-${name}`,
    response_type: 'id_token',
    scope: 'openid email profile',
    redirect_uri: `${testOrigin}/login`,
    state: 'state-1',
    nonce,
    ...more,
  })}`;

interface Wanted {
  nonce?: string;
  /** What is pressed on the page. */
  choose: Record<string, string>;
  /** Other parameters of the authorization request. */
  more?: Record<string, string>;
}

/** Walks through a whole sign-in; returns what the browser is sent back with. */
export const walkThrough = async (
  market: Pick<TestServer, 'fetch'>,
  name: IssuerName,
  { nonce = 'nonce-1', choose, more }: Wanted,
): Promise<URLSearchParams> => {
  const browser = issuerBrowser(market);
  const first = await browser.open(authorizationUrl(name, nonce, more));
  const page = first.headers.get('location');
  if (!page) throw new Error(`the issuer shows no page: ${first.status} ${await first.text()}`);
  const back = await browser.follow(await browser.open(page, choose));
  const location = back.headers.get('location');
  if (!location) throw new Error(`the issuer does not return: ${back.status} ${await back.text()}`);
  const { hash, searchParams } = new URL(location, testOrigin);
  return hash ? new URLSearchParams(hash.slice(1)) : searchParams;
};
