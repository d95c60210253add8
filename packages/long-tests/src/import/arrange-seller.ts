import { addCategory, addImage, arrangeBuyers, createSessionToken, openStore } from '@pasar/api/testing';
import { withDatabaseContext } from '../crash/with-database-context.ts';

export interface SellerFixture {
  token: string;
  /** A picture that is shown already; with it, products are published and listed. */
  pictureId: number;
}

/** A seller whose store may sell, and a category to file products under. */
export const arrangeSeller = (databaseUrl: string): Promise<SellerFixture> =>
  withDatabaseContext(databaseUrl, async (ctx) => {
    const ground = { context: () => ctx };
    const fashion = await addCategory(ground, 'Fashion');
    await addCategory(ground, 'Kaos', fashion);
    const [seller] = await arrangeBuyers(ctx, 1, { wallet: 0, name: 'penjual' });
    if (!seller) throw new Error('nobody to sell');
    await openStore(ground, { user_id: seller.id, name: 'Toko Impor' });
    const { id } = await addImage(ground, seller.id);
    return { token: await createSessionToken(ctx, seller.id), pictureId: id };
  });
