import { expect, test } from 'vitest';
import { me } from '../../testing/staff.ts';
import { staffLoader } from './staff-loader.ts';

const refused = (data: unknown) => ({ name: 'ApiError', kind: 'refused', code: 403, message: 'Belum', data });
/** What the server says when it is asked who is here. */
const argsWith = (answer: () => Promise<unknown>) =>
  ({ api: { call: answer }, signal: new AbortController().signal }) as unknown as Parameters<
    ReturnType<typeof staffLoader>
  >[0]; // the loader reads no more of them

const load = staffLoader(['admin', 'finance'], async () => 'rows');

test('for who is not of the staff there is no such page [B2]', async () => {
  const args = argsWith(() => Promise.reject(refused(null)));
  await expect(load(args)).rejects.toMatchObject({ init: { status: 404 } });
});

test('staff without the right learn which roles have it, whatever the page has loaded [B2]', async () => {
  expect(await load(argsWith(async () => me('content')))).toMatchObject({
    roles: ['admin', 'finance'],
    page: null,
  });
  const gone = argsWith(() => Promise.reject(refused({ roles: ['admin'] })));
  expect(await load(gone)).toMatchObject({ me: { roles: [] }, page: null });
});

test('staff without a second factor learn that they need one, and only they [W31]', async () => {
  const refusal = refused({ reason: 'factor_required' });
  expect(await load(argsWith(() => Promise.reject(refusal)))).toMatchObject({
    page: null,
    needsFactor: true,
  });
  expect(await load(argsWith(async () => me('content')))).toMatchObject({ needsFactor: false });
});

test('staff with one of the roles get the page; its failure is thrown', async () => {
  const args = argsWith(async () => me('finance', 'content'));
  expect(await load(args)).toMatchObject({ page: 'rows', me: { roles: ['finance', 'content'] } });
  const failing = staffLoader(['finance'], () => Promise.reject(new Error('away')));
  await expect(failing(args)).rejects.toThrow('away');
});
