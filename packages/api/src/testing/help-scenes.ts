import type { TestServer } from './open-test-server.ts';
import { createSignedInUser } from './users.ts';

/** A page that staff write. */
export const pageContent = {
  ...{ title_id: 'Cara bayar', summary_id: 'Ringkas', body_id: '## Bayar\n\nDalam {{payHours}} jam.' },
  ...{ title_en: 'How to pay', summary_en: 'In short', body_en: '## Pay\n\nWithin {{payHours}} h.' },
};

/** Somebody asks the market; the number and the version of the ticket. */
export const openTicket = async (market: TestServer): Promise<{ ticket_id: number; version: number }> => {
  const { token } = await createSignedInUser(market, { email: 'penanya@example.test' });
  const body = { topic: 'order', text: 'Pesanan saya belum sampai juga.' };
  const { code } = (await market.call('/help/contact', { token, body })).data;
  const { id } = await market.database.db
    .selectFrom('tickets')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return { ticket_id: id, version: 1 };
};
