import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { openStandInIssuer, type StandInIssuer } from './testing/stand-in-issuer.ts';

let network: StandInIssuer;
let market: TestServer;
beforeAll(async () => {
  network = await openStandInIssuer('app-1');
  const facebook = {
    issuer: network.issuer,
    clientId: 'app-1',
    clientSecret: 'secret',
    graphUrl: `${network.issuer}/graph`,
    confirmsEmail: true,
    local: false,
  };
  market = await openTestServer({ failuresPerAddress: 1_000 }, { issuers: { facebook } });
  const wati = { id: '900', name: 'Wati', email: 'wati@contoh.example' };
  network.graph.set('hers', { app: 'app-1', user: '900', ...wati });
  network.graph.set("another app's", { app: 'app-2', user: '900', ...wati });
  network.graph.set('mixed up', { app: 'app-1', user: '901', ...wati });
  network.graph.set('without address', { app: 'app-1', user: '902', id: '902', name: 'Tono' });
});
afterAll(async () => {
  await market.close();
  await network.close();
});

const signIn = (access_token: string, more = {}) =>
  market.call('/auth/facebook', { body: { email: '', profile_picture: '', access_token, ...more } });

describe('a social network that responds through its Graph API [S1]', () => {
  test('returns whose a token is, and confirms the address where the marketplace trusts it', async () => {
    const { data } = await signIn('hers', { facebook_id: '900', email: 'wati@contoh.example' });
    expect(data.user).toMatchObject({ email: 'wati@contoh.example', fullname: 'Wati' });
  });

  test.each([["another app's"], ['mixed up'], ['unknown'], ['']])(
    'a token that is %s proves nothing',
    async (token) => {
      expect((await signIn(token)).status).toBe(401);
    },
  );

  test('the token must belong to the user whom the browser names', async () => {
    expect((await signIn('hers', { facebook_id: '901' })).status).toBe(401);
    expect((await signIn('hers', { email: 'lain@contoh.example' })).status).toBe(401);
  });

  test('somebody without an address there has to register', async () => {
    expect((await signIn('without address')).status).toBe(403);
  });
});
