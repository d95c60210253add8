import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { saveImage } from '../../media/index.ts';
import { createStaffUser, createUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let staff: StaffUser;
let ani: Awaited<ReturnType<typeof createUser>>;
beforeAll(async () => {
  market = await openTestServer({ approvalSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  staff = await createStaffUser(market);
  ani = await createUser(market, 'ani@example.test');
  await send('file_ktp', 'file_npwp');
});
afterAll(() => market.close());

const upload = async () => {
  const bytes = new Uint8Array(4);
  const { id } = await saveImage({
    ctx: market.context(),
    input: {
      ownerId: ani.id,
      visibility: 'draft',
      mime: 'image/png',
      width: 1,
      height: 1,
      files: { 150: bytes, 300: bytes, 600: bytes },
    },
  });
  return id;
};
const send = async (...fields: ('file_ktp' | 'file_npwp')[]) => {
  const body: Record<string, number> = {};
  for (const field of fields) body[field] = await upload();
  const answer = await market.call('/buyer/dashboard/doc', { token: ani.token, body });
  expect(answer.status).toBe(200);
};
const decide = (verb: 'approve' | 'reject', type: string, reason = 'Fotonya buram', by = staff) =>
  by.post(`/documents/${verb}`, { user_id: ani.id, type, ...(verb === 'reject' ? { reason } : {}) });
const mine = async () => (await market.call('/buyer/dashboard/doc', { token: ani.token })).data;

describe("a buyer's documents in the back office", () => {
  test('wait in a list, are approved or rejected with a reason, and their owner is notified [BUYER-01] [S33]', async () => {
    const waiting = await staff.get('/documents/list');
    expect(waiting.data).toMatchObject([
      { user: { id: ani.id }, type: 'ktp', status: 'submitted', media_id: expect.any(Number) },
      { user: { id: ani.id }, type: 'npwp' },
    ]);
    expect((await decide('approve', 'ktp')).data).toMatchObject({ status: 'approved' });
    expect((await decide('reject', 'npwp')).data).toMatchObject({
      status: 'rejected',
      reason: 'Fotonya buram',
    });
    expect(await mine()).toMatchObject({
      file_ktp: { status: 'approved' },
      file_npwp: { status: 'rejected', reason: 'Fotonya buram' },
    });
    expect((await staff.get('/documents/list')).data).toEqual([]);
    const { data } = await market.call('/buyer/dashboard/notification/list', { token: ani.token });
    expect(data.map(({ title }: { title: string }) => title)).toEqual(
      expect.arrayContaining(['KTP disetujui', 'NPWP perlu dikirim ulang']),
    );
    expect(await listAuditLogs(market, 'user')).toMatchObject([
      { action: 'document.approve', actor_id: staff.id, after: { type: 'ktp', status: 'approved' } },
      { action: 'document.reject', reason: 'Fotonya buram' },
    ]);
  });

  test('are decided once, also by simultaneous requests, and a new one waits again', async () => {
    const colleague = await createStaffUser(market, 'rekan@example.test');
    const answers = await Promise.all([
      decide('approve', 'ktp'),
      decide('reject', 'ktp', 'Buram', colleague),
      decide('approve', 'ktp', '', colleague),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await decide('reject', 'npwp');
    await send('file_npwp');
    expect((await staff.get('/documents/list')).data).toMatchObject([{ type: 'npwp', status: 'submitted' }]);
  });

  test('of somebody who has none, or without a reason, are not decided', async () => {
    expect((await decide('approve', 'ktp_selfie')).status).toBe(404);
    expect((await decide('reject', 'ktp', ' ')).data).toEqual({ reason: [expect.any(String)] });
    expect((await staff.post('/documents/approve', { user_id: 999, type: 'ktp' })).status).toBe(404);
  });
});
