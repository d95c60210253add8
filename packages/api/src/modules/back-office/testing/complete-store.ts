import type { TestServer } from '../../../testing/open-test-server.ts';
import { createDraftImage } from './create-draft-image.ts';

/** Makes a store a personal one with what staff must see before they approve it: both documents and a bank account. */
export const completeStore = async (
  market: TestServer,
  { id, userId }: { id: number; userId: number },
): Promise<void> => {
  const { db } = market.database;
  await db
    .updateTable('merchants')
    .set({ is_company: 'personal', is_pkp: 'non-pkp' })
    .where('id', '=', id)
    .execute();
  const submitted_at = market.clock.now();
  for (const type of ['ktp', 'ktp_selfie'] as const) {
    const media_id = await createDraftImage(market, userId);
    await db
      .insertInto('merchant_documents')
      .values({ merchant_id: id, type, media_id, status: 'approved', submitted_at })
      .onConflict((conflict) => conflict.columns(['merchant_id', 'type']).doNothing())
      .execute();
  }
  await db
    .insertInto('merchant_banks')
    .values({
      ...{ merchant_id: id, bank_id: 1, rekening: '9876543210', cabang: 'Bandung' },
      ...{ atas_nama: 'Siti Aminah', changed_at: null },
    })
    .execute();
};
