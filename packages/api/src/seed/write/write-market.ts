import { sql } from 'kysely';
import { rebuildSearchTerms, refreshListings } from '../../modules/catalogue/index.ts';
import type { PictureFiles } from '../../modules/media/index.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { demoSeller } from '../data/people.ts';
import type { SeedMarket } from '../plan/market.ts';
import { countSold } from './history/count-history.ts';
import { numberHistory } from './history/number-history.ts';
import { writeHistory } from './history/write-history.ts';
import { at } from './insert-rows.ts';
import { type MarketPictures, specimens } from './market-pictures.ts';
import { writeAddresses } from './write-addresses.ts';
import { writeBalances } from './write-balances.ts';
import { writeBanks } from './write-banks.ts';
import { writeBrands, writeCategories } from './write-categories.ts';
import { writeCrowds } from './write-crowds.ts';
import { writeDemoExtras } from './write-demo-extras.ts';
import { writeMedia } from './write-media.ts';
import { writeFlashSales, writePromos } from './write-offers.ts';
import { writeOrders, writtenMoments } from './write-orders.ts';
import { writePeople } from './write-people.ts';
import { writeProducts } from './write-products.ts';
import { writeReviews } from './write-reviews.ts';
import { writeShippingOffers } from './write-shipping-offers.ts';
import { writeDocuments, writeStores } from './write-stores.ts';
import { writeVouchers } from './write-vouchers.ts';

export interface WriteMarket {
  market: SeedMarket;
  pictures: MarketPictures;
  files: ReadonlyMap<string, PictureFiles>;
  onProgress(step: string, done: number, total: number): void;
}

const STEPS = ['stores', 'products', 'orders', 'reviews', 'offers', 'search'] as const;

const stockSetAside = ({ flashSales }: SeedMarket) => {
  const pieces = new Map(
    flashSales.flatMap(({ items }) =>
      items.map((item) => [`${item.product} ${item.variant}`, item.stock - item.sold] as const),
    ),
  );
  return (product: number, variant: number) => pieces.get(`${product} ${variant}`) ?? 0;
};

/**
 * Writes the whole market in one transaction, so that an interrupted seed leaves an empty database behind. The
 * pictures' files are stored before.
 */
export async function writeMarket(
  ctx: Context,
  { market, pictures, files, onProgress }: WriteMarket,
): Promise<void> {
  const begin = (step: (typeof STEPS)[number]) => onProgress(step, STEPS.indexOf(step), STEPS.length);
  await inTransaction(ctx, async (tx) => {
    // Requests may take two seconds per statement; writing the whole market may take longer on a busy machine.
    await sql`set local statement_timeout = 0`.execute(tx.db);
    begin('stores');
    const people = await writePeople(tx, market);
    const demoStore = market.stores.findIndex(({ owner }) => owner.email === demoSeller.email);
    const sellerId = at(people.owners, demoStore);
    await writeAddresses(tx, market, { buyer: people.demoBuyer, seller: sellerId, buyers: people.buyers });
    const privateKeys = new Set(specimens.map(({ type }) => pictures.keyOfSpecimen(type)));
    const mediaOf = await writeMedia(tx, { files, privateKeys, ownerOfPrivate: sellerId });
    const merchants = await writeStores(tx, market, people.owners);
    await writeDocuments(tx, market, merchants, pictures, mediaOf);
    await writeBanks(tx, market, merchants);
    await writeBalances(tx, { buyer: people.demoBuyer, store: at(merchants, demoStore) });
    const leafId = await writeCategories(tx, pictures, mediaOf);
    const brandId = await writeBrands(tx, market);

    begin('products');
    const products = await writeProducts(tx, market, {
      merchants,
      leafId,
      brandId,
      pictures,
      mediaOf,
      setAside: stockSetAside(market),
    });

    begin('orders');
    const numbers = numberHistory(market.history, writtenMoments(tx));
    const ids = { ...people, merchants, products, pictures };
    const items = await writeHistory(tx, { market, numbers, ids });
    await writeCrowds(tx, market, { merchants, buyers: people.buyers });

    begin('reviews');
    await writeReviews(tx, market, {
      products: products.ids,
      merchants,
      buyers: people.buyers,
      items,
      pictureOf: (picture) => mediaOf(pictures.keyOfProduct(picture)),
    });

    begin('offers');
    await writeFlashSales(tx, market, products);
    await writePromos(tx, pictures, mediaOf);
    await writeVouchers(tx, market, { ...people, merchants, products: products.ids });
    await writeShippingOffers(tx, market, { merchants, demoStore });
    await writeOrders(tx, { market, demoStore, ids, numbers });
    await countSold(tx);
    await writeDemoExtras(tx, market, { buyer: people.demoBuyer, seller: sellerId, products: products.ids });

    begin('search');
    await refreshListings({ ctx: tx, input: {} });
    await rebuildSearchTerms(tx);
  });
  onProgress('search', STEPS.length, STEPS.length);
}
