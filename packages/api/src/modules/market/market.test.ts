import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { testContact } from '../../testing/test-contact.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
afterAll(() => market.close());

test('everybody learns where the team can be reached, as the settings say [W68]', async () => {
  expect(await market.call('/market/contact')).toMatchObject({ status: 200, data: testContact });
});
