import { type FakeResponses, openPage } from '@pasar/slice-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { slice } from '../slice.ts';
import { onboardingResponses } from '../testing/onboarding-responses.ts';
import { signIn } from '../testing/users.ts';

const body = btoa(JSON.stringify({ sub: '77', email: 'rani@example.test', name: 'Rani Puspita' }));
const proof = `header.${body}.signature`;
const asked = { provider: 'google', state: 's1', nonce: 'n1', next: '/cart' };

beforeEach(() => {
  sessionStorage.clear();
  // happy-dom scrolls nothing.
  window.scrollTo = () => undefined;
});
afterEach(() => {
  location.hash = '';
  vi.restoreAllMocks();
});

const comeBack = (fragment: string, replies: FakeResponses, request: object = asked) => {
  sessionStorage.setItem('pasar.social', JSON.stringify(request));
  location.hash = fragment;
  return openPage(slice, '/auth/social', { ...onboardingResponses(), ...replies }, { locale: 'en' });
};

describe('leaving for a provider', () => {
  test('requests a proof made for this tab, and the return address [AUTH-01] [S1]', async () => {
    const google = {
      provider: 'google',
      authorization_url: '/dev/oidc/google/auth',
      client_id: 'pasar',
      response_type: 'id_token',
      scope: 'openid email profile',
    };
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const { person } = await openPage(slice, '/login?next=%2Fcart', {
      'GET /auth/social': { code: 200, data: [google] },
    });
    await person.click(screen.getByRole('button', { name: 'Masuk dengan Google' }));
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    const url = new URL(String(leave.mock.calls[0]?.[0]));
    const kept = JSON.parse(sessionStorage.getItem('pasar.social') ?? '{}');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'pasar',
      response_type: 'id_token',
      scope: 'openid email profile',
      state: kept.state,
      nonce: kept.nonce,
      redirect_uri: `${location.origin}/auth/social`,
      ui_locales: 'id',
    });
    expect(kept).toMatchObject({ provider: 'google', next: '/cart' });
  });

  test('an unknown provider is reported', async () => {
    const { person, toasts } = await openPage(slice, '/register', {
      'GET /auth/social': { code: 200, data: [] },
    });
    await person.click(screen.getByRole('button', { name: 'Daftar dengan Facebook' }));
    await waitFor(() => expect(toasts()[0]).toMatch(/^Masuk dengan Facebook sedang tidak tersedia/));
  });
});

describe('coming back', () => {
  const common = { email: 'rani@example.test', name: 'Rani Puspita', device_id: '', firebase_token: '' };
  test.each([
    ['google', { google_id: '77' }],
    ['facebook', { facebook_id: '77', profile_picture: '' }],
  ])('sends the payload of %s with the proof, and goes home [AUTH-09] [AUTH-10]', async (provider, own) => {
    const call = `POST /auth/${provider}`;
    const done = { code: 200, data: { ...signIn, registration_step: 1 } };
    const request = { ...asked, provider };
    const { arrived, at, toasts } = await comeBack(`id_token=${proof}&state=s1`, { [call]: done }, request);
    await waitFor(() => expect(at()).toBe('/en/cart'));
    expect(arrived.find((one) => one.call === call)?.body).toEqual({
      ...common,
      ...own,
      id_token: proof,
      nonce: 'n1',
    });
    expect(toasts()).toEqual(['Login successful']);
    expect(location.hash).toBe('');
    expect(sessionStorage.getItem('pasar.social')).toBeNull();
  });

  test('without a registration step goes to the setup [AUTH-02]', async () => {
    const { at } = await comeBack(`id_token=${proof}&state=s1`, {
      'POST /auth/google': { code: 200, data: signIn },
    });
    await waitFor(() => expect(at()).toBe('/en/auth/setup?next=%2Fcart'));
  });

  test.each([
    ['google', 'Login with google canceled'],
    ['facebook', 'User cancelled login or did not fully authorize'],
  ])('a sign-in cancelled at %s says so and leads back to the login [AUTH-11]', async (provider, words) => {
    const request = { ...asked, provider };
    const { at, toasts } = await comeBack('error=access_denied&state=s1', {}, request);
    await waitFor(() => expect(at()).toBe('/en/login?next=%2Fcart'));
    expect(toasts()).toEqual([words]);
  });

  test("a response to another request, or to none, is not trusted, and the server's rejection is shown [S1]", async () => {
    for (const fragment of [`id_token=${proof}&state=other`, 'error=access_denied&state=other', '']) {
      const { arrived, at, toasts } = await comeBack(fragment, {});
      await waitFor(() => expect(at()).toBe('/en/login?next=%2Fcart'));
      expect(toasts()).toEqual(['This sign-in could not be proven. Try again.']);
      expect(arrived).toEqual([]);
      document.body.innerHTML = '';
    }
    const refused = { 'POST /auth/google': { code: 403, message: 'Not verified' } };
    const { toasts } = await comeBack(`id_token=${proof}&state=s1`, refused);
    await waitFor(() => expect(toasts()).toEqual(['Not verified']));
  });
});

describe('/become-seller', () => {
  test.each([
    ['/become-seller', undefined, 'Daftar dan buka toko', '/register'],
    ['/become-seller', 'buyer', 'Buka toko', '/auth/setup'],
  ] as const)('%s leads on: %s [AUTH-24]', async (path, who, name, to) => {
    const { id: _, ...user } = signIn.user;
    await openPage(slice, path, {}, who ? { user } : {});
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
  });
});
