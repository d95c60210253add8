import { createHash } from 'node:crypto';
import { openTestServer, type TestServer } from '@pasar/api/testing';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDemo } from '../create-demo.ts';
import { authorizationUrl, issuerBrowser, walkThrough } from '../testing/issuer-browser.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer({}, { plugins: [createDemo()] });
});
afterAll(() => market.close());

const pageOf = async (locale: string, more: Record<string, string> = {}) => {
  const browser = issuerBrowser(market);
  const response = await browser.follow(
    await browser.open(authorizationUrl('google', 'n', { ui_locales: locale, ...more })),
  );
  return { browser, response, html: await response.text() };
};

describe('the issuers of demo mode', () => {
  test.each(['google', 'facebook'] as const)(
    '%s describes itself, and shows its keys',
    { tags: 'slow' },
    async (name) => {
      const at = `http://pasar.test/dev/oidc/${name}`;
      const described = await (
        await market.fetch(new Request(`${at}/.well-known/openid-configuration`))
      ).json();
      expect(described).toMatchObject({
        issuer: at,
        authorization_endpoint: `${at}/auth`,
        jwks_uri: `${at}/jwks`,
      });
      const { keys } = await (await market.fetch(new Request(`${at}/jwks`))).json();
      expect(keys).toMatchObject([{ kty: 'RSA', alg: 'RS256', use: 'sig' }]);
      expect(keys[0]).not.toHaveProperty('d');
    },
  );

  test('an id_token comes back with the user, the nonce and the state', async () => {
    const back = await walkThrough(market, 'google', { nonce: 'n-77', choose: { person: '0' } });
    expect(back.get('state')).toBe('state-1');
    expect(decodeJwt(back.get('id_token') ?? '')).toMatchObject({
      iss: 'http://pasar.test/dev/oidc/google',
      aud: 'pasar-google',
      nonce: 'n-77',
      email: 'buyer@pasar.example',
      email_verified: true,
      name: 'Dewi Larasati',
    });
  });

  test('code and PKCE end with the same user', async () => {
    const verifier = 'v'.repeat(43);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const back = await walkThrough(market, 'facebook', {
      choose: { email: 'Rani.Puspita@contoh.example', verified: '1' },
      more: { response_type: 'code', code_challenge: challenge, code_challenge_method: 'S256' },
    });
    const exchange = (code_verifier: string) =>
      market.fetch(
        new Request('http://pasar.test/dev/oidc/facebook/token', {
          method: 'POST',
          body: new URLSearchParams({
            grant_type: 'authorization_code',
            client_id: 'pasar-facebook',
            redirect_uri: 'http://pasar.test/login',
            code: back.get('code') ?? '',
            code_verifier,
          }),
        }),
      );
    expect((await exchange('w'.repeat(43))).status).toBe(400);
    const again = await walkThrough(market, 'facebook', {
      choose: { email: 'rani.puspita@contoh.example', verified: '1' },
      more: { response_type: 'code', code_challenge: challenge, code_challenge_method: 'S256' },
    });
    back.set('code', again.get('code') ?? '');
    const { id_token } = await (await exchange(verifier)).json();
    expect(decodeJwt(id_token)).toMatchObject({
      email: 'rani.puspita@contoh.example',
      name: 'Rani Puspita',
      email_verified: true,
    });
  });

  test('canceling returns the standard error [AUTH-11]', async () => {
    const back = await walkThrough(market, 'google', { choose: { cancel: '1' } });
    expect(back.get('error')).toBe('access_denied');
    expect(back.get('state')).toBe('state-1');
    expect(back.has('id_token')).toBe(false);
  });

  test('the last selection signs nobody in', async () => {
    const browser = issuerBrowser(market);
    const first = await browser.open(authorizationUrl('google', 'n1'));
    await browser.follow(await browser.open(first.headers.get('location') ?? '', { person: '0' }));
    const second = await browser.follow(await browser.open(authorizationUrl('google', 'n2')));
    expect(second.status).toBe(200);
    expect(await second.text()).toContain('Masuk dengan Google');
  });

  test.each([
    ['id', 'Masuk dengan Google', 'Batal'],
    ['en', 'Sign in with Google', 'Cancel'],
  ])('the page speaks %s and needs no script', async (locale, title, cancel) => {
    const { html, response } = await pageOf(locale);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(cancel);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('style="');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/);
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
    expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('an invalid address is rejected on its field, and the typed text stays, escaped', async () => {
    const { browser } = await pageOf('en');
    const first = await browser.open(authorizationUrl('google', 'n', { ui_locales: 'en' }));
    const page = first.headers.get('location') ?? '';
    const refused = await browser.open(page, { email: '"><b>x', verified: '1' });
    const html = await refused.text();
    expect(refused.status).toBe(422);
    expect(html).toContain('Email format not valid');
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;x"');
    expect(await (await browser.open(page, { email: '' })).text()).toContain('Email is required');
  });

  test.each([
    ['another site', { redirect_uri: 'https://evil.example/login' }],
    ['an unknown client', { client_id: 'somebody' }],
  ])('%s gets a separate page and no redirect', async (_, more) => {
    const { response, html } = await pageOf('id', more);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(html).toContain('Permintaan masuk ini tidak berlaku');
  });

  test('a page that nobody opened before is not served', async () => {
    const response = await market.fetch(new Request('http://pasar.test/dev/oidc/google/interaction/guessed'));
    expect(response.status).toBe(400);
    const large = await market.fetch(
      new Request('http://pasar.test/dev/oidc/google/token', { method: 'POST', body: 'x'.repeat(100_000) }),
    );
    expect(large.status).toBe(413);
  });
});
