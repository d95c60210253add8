import { addCategory, addPicture, openStore } from '../../testing/goods.ts';
import { openBooks } from '../crash/open-books.ts';
import { stageBuyers, tokenOf } from '../ground/stage.ts';

export interface StagedSeller {
  token: string;
  /** A picture that is shown already; with it, products are published and listed. */
  pictureId: number;
}

/** A seller whose store may sell, and a category to file products under. */
export const stageSeller = (databaseUrl: string): Promise<StagedSeller> =>
  openBooks(databaseUrl, async (ctx) => {
    const ground = { context: () => ctx };
    const fashion = await addCategory(ground, 'Fashion');
    await addCategory(ground, 'Kaos', fashion);
    const [seller] = await stageBuyers(ctx, 1, { wallet: 0, name: 'penjual' });
    if (!seller) throw new Error('nobody to sell');
    await openStore(ground, { user_id: seller.id, name: 'Toko Impor' });
    const { id } = await addPicture(ground, seller.id);
    return { token: await tokenOf(ctx, seller.id), pictureId: id };
  });
