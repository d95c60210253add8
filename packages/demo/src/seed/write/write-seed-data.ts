import {
  type Context,
  type ImageFiles,
  inTransaction,
  issueMissing,
  rebuildSearchTerms,
  recountSold,
  refreshListings,
  withoutDeadline,
} from '@pasar/api/plugin';
import { sql } from 'kysely';
import { demoSeller } from '../data/users.ts';
import type { SeedData } from '../plan/seed-data.ts';
import { type SeedImages, specimens } from './build-seed-images.ts';
import { countSold } from './history/count-history.ts';
import { numberHistory } from './history/number-history.ts';
import { writeHistory } from './history/write-history.ts';
import { at } from './insert-rows.ts';
import { writeAddresses } from './write-addresses.ts';
import { writeBalances } from './write-balances.ts';
import { writeBanks } from './write-banks.ts';
import { writeBrands, writeCategories } from './write-categories.ts';
import { writeConversations } from './write-conversations.ts';
import { writeCrowds } from './write-crowds.ts';
import { writeDemoExtras } from './write-demo-extras.ts';
import { writeMedia } from './write-media.ts';
import { writeMembers } from './write-members.ts';
import { getWrittenOrderTimes, writeOrders } from './write-orders.ts';
import { writeProducts } from './write-products.ts';
import { writeFlashSales, writeHomeSections, writePromos } from './write-promotions.ts';
import { writeQuestions } from './write-questions.ts';
import { writeReviews } from './write-reviews.ts';
import { writeShippingOffers } from './write-shipping-offers.ts';
import { writeDocuments, writeStoreBanners, writeStores } from './write-stores.ts';
import { writeUsers } from './write-users.ts';
import { writeVouchers } from './write-vouchers.ts';
import { waitingImageOwners, writeWaitingOwners, writeWaitingStores } from './write-waiting-stores.ts';

export interface WriteSeedData {
  market: SeedData;
  pictures: SeedImages;
  files: ReadonlyMap<string, ImageFiles>;
  onProgress(step: string, done: number, total: number): void;
}

const STEPS = ['stores', 'products', 'orders', 'reviews', 'offers', 'search'] as const;

const stockSetAside = ({ flashSales }: SeedData) => {
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
export async function writeSeedData(
  ctx: Context,
  { market, pictures, files, onProgress }: WriteSeedData,
): Promise<void> {
  const begin = (step: (typeof STEPS)[number]) => onProgress(step, STEPS.indexOf(step), STEPS.length);
  const write = async (tx: Context): Promise<void> => {
    // A request's limits are for people who wait; a busy machine needs longer, for a statement and between two.
    await sql`set local statement_timeout = 0`.execute(tx.db);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx.db);
    begin('stores');
    const people = await writeUsers(tx, market);
    const demoStore = market.stores.findIndex(({ owner }) => owner.email === demoSeller.email);
    const sellerId = at(people.owners, demoStore);
    await writeAddresses(tx, market, { buyer: people.demoBuyer, seller: sellerId, buyers: people.buyers });
    const waitingOwners = await writeWaitingOwners(tx);
    const ownerOf = new Map([
      ...specimens.map(({ type }) => [pictures.keyOfSpecimen(type, demoSeller.fullname), sellerId] as const),
      ...waitingImageOwners(pictures, waitingOwners),
    ]);
    const mediaOf = await writeMedia(tx, { files, ownerOf });
    const shown = (key: string | null) => (key === null ? null : mediaOf(key));
    const merchants = await writeStores(tx, market, people.owners, (slug) => shown(pictures.keyOfLogo(slug)));
    await writeStoreBanners(tx, market, merchants, (name) => shown(pictures.keyOfStoreBanner(name)));
    await writeDocuments(tx, market, merchants, pictures, mediaOf);
    await writeBanks(tx, market, merchants);
    await writeWaitingStores(tx, waitingOwners, pictures, mediaOf);
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
    const numbers = numberHistory(market.history, getWrittenOrderTimes(tx));
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

    await writeQuestions(tx, market, {
      ...{ products: products.ids, merchants, owners: people.owners, buyers: people.buyers },
      ...{ demoStore, items },
    });

    begin('offers');
    await writeFlashSales(tx, market, products);
    await writePromos(tx, pictures, mediaOf);
    await writeHomeSections(tx);
    await writeVouchers(tx, market, { ...people, merchants, products: products.ids });
    await writeShippingOffers(tx, market, { merchants, demoStore });
    await writeOrders(tx, { market, demoStore, ids, numbers });
    // Without statistics the planner takes the new tables for empty.
    await sql`analyze`.execute(tx.db);
    await countSold(tx);
    await recountSold(tx);
    await issueMissing(tx);
    await writeConversations(tx, market, {
      ...{ merchants, owners: people.owners, buyers: people.buyers, products: products.ids },
      ...{ demoBuyer: people.demoBuyer, demoStore },
    });
    await writeMembers(tx, tx.clock.now());
    await writeDemoExtras(tx, market, { buyer: people.demoBuyer, seller: sellerId, products: products.ids });

    begin('search');
    await refreshListings({ ctx: tx, input: {} });
    await rebuildSearchTerms(tx);
  };
  await withoutDeadline(() => inTransaction(ctx, write));
  onProgress('search', STEPS.length, STEPS.length);
}
