import { openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { slice } from '../slice.ts';
import { buildQueue } from '../testing/home.ts';
import { listMeta } from '../testing/list-meta.ts';
import { me, rina } from '../testing/staff.ts';

const at = '2026-11-20T03:00:00Z';
const charge = {
  ...{
    reference: 'BY-20261120-AAAAA-1',
    provider: 'bank',
    method: 'va_bca',
    amount: 50_000,
    status: 'waiting',
  },
  ...{ paid_amount: null, provider_ref: null, expires_at: at, responded_at: null },
};
const details = [
  [
    'GET /admin/audit/list',
    '/admin/audit?open=4',
    'store.suspend',
    {
      ...{ id: 4, at, actor: { id: 9, email: 'rina@pasar.example', role: 'staff' }, action: 'store.suspend' },
      ...{ target: { type: 'merchant', id: '3' }, before: { state: 'ok' }, after: { state: 'suspended' } },
      ...{ reason: 'Barang tiruan', ip: '10.0.0.7' },
    },
  ],
  [
    'GET /admin/mismatches/list',
    '/admin/payments/mismatches?open=4',
    'BY-20261120-AAAAA-1',
    {
      ...{
        id: 4,
        kind: 'payment_amount',
        ref: charge.reference,
        amount: 5_000,
        detail: 'Rp55.000',
        opened_at: at,
      },
      ...{ closed_at: null, closed_by: null, decision: null },
    },
  ],
  [
    'GET /admin/payments/list',
    '/admin/payments?open=BY-20261120-AAAAA',
    'Buyer Budi',
    {
      ...{ order_group_code: 'BY-20261120-AAAAA', status: 'waiting', method: 'va_bca', amount: 50_000 },
      ...{ buyer: { user_id: 4, email: 'b***@example.test', name: 'Buyer Budi' }, created_at: at },
      ...{
        expires_at: at,
        paid_at: null,
        charges: [charge, { ...charge, reference: 'BY-20261120-AAAAA-2' }],
      },
    },
  ],
] as const;

test.each(details)(
  'the detail of %s has no known accessibility fault [B32]',
  { tags: 'slow' },
  async (list, path, text, row) => {
    const { container } = await openPage(
      slice,
      path,
      {
        'GET /admin/me': me('admin'),
        'GET /admin/queue/list': buildQueue([]),
        [list]: { code: 200, data: [row], meta: listMeta, providers: ['bank'], open: 1 },
      },
      { locale: 'id', user: rina },
    );
    expect(screen.getByRole('complementary').textContent).toContain(text);
    await expectAccessible(container);
  },
);
