import {
  completeStore,
  createNewUser,
  inTransaction,
  minute,
  openStore,
  openTestServer,
  submitStore,
  type TestServer,
  uploadDraft,
} from '@pasar/api/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDemo } from '../create-demo.ts';

let demo: TestServer;
beforeAll(async () => {
  demo = await openTestServer({}, { plugins: [createDemo()] });
});
beforeEach(() => demo.reset());
afterAll(() => demo.close());

const expectApprovalAfterAMinute = async (state: () => Promise<string>) => {
  demo.clock.advance(minute - 1);
  await demo.settle();
  expect(await state()).toBe('submitted');
  demo.clock.advance(1);
  await demo.settle();
  expect(await state()).toBe('approved');
};

test('the demo approves a new store after a minute, once it has sent everything [B14]', async () => {
  const owner = await createNewUser(demo, 'siti@example.test');
  const draft = { is_company: 'personal' as const, verification_status: 'draft' as const };
  const { id } = await openStore(demo, { user_id: owner.id, ...draft });
  await inTransaction(demo.context(), (ctx) => submitStore(ctx, { merchantId: id }));
  const state = async () =>
    (await demo.call('/merchant/dashboard/store', { token: owner.token })).data.verification_status;
  // Who has not sent everything waits on.
  demo.clock.advance(2 * minute);
  await demo.settle();
  expect(await state()).toBe('submitted');
  await completeStore(demo, { id, userId: owner.id });
  await demo.database.db
    .updateTable('merchants')
    .set({ submitted_at: demo.clock.now() })
    .where('id', '=', id)
    .execute();
  await expectApprovalAfterAMinute(state);
});

test("a buyer's documents are approved after a minute in the demo", async () => {
  const budi = await createNewUser(demo, 'budi@example.test');
  const path = '/buyer/dashboard/doc';
  await demo.call(path, { token: budi.token, body: { file_npwp: await uploadDraft(demo, budi.id) } });
  await expectApprovalAfterAMinute(
    async () => (await demo.call(path, { token: budi.token })).data.file_npwp.status,
  );
});
