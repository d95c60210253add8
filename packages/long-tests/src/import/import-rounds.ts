import { setTimeout as pause } from 'node:timers/promises';
import { withDatabaseContext } from '../crash/with-database-context.ts';
import { createRandom, differs, type Verdict } from '../harness/long-test.ts';
import { type ServerProcess, startServerProcess } from '../harness/server-process.ts';
import { arrangeSeller, type SellerFixture } from './arrange-seller.ts';
import { buildProductSpreadsheet, countProducts, type ProductMix } from './build-product-spreadsheet.ts';

export interface ImportPlan {
  databaseUrl: string;
  dataDir: string;
  rows: number;
  assortment: ProductMix;
  /** How often the server is killed on the way. */
  kills: number;
  seed: number;
}

const path = '/merchant/dashboard/products/import';

const upload = async ({ origin }: ServerProcess, { token, pictureId }: SellerFixture, plan: ImportPlan) => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(buildProductSpreadsheet(plan, pictureId))], 'produk.csv'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/upload/helper`, { method: 'POST', body: form, headers });
  return Number((await answer.json()).data.media_id);
};

/** Asks how far it is until it has ended or something else says stop; how long a call took at most meanwhile. */
const watch = async (server: ServerProcess, token: string, id: number, until: (done: number) => boolean) => {
  let slowest = 0;
  for (;;) {
    const began = performance.now();
    const { data } = await server.call(`${path}/${id}`, { token });
    slowest = Math.max(slowest, performance.now() - began);
    if (data.finished_at !== null || until(data.processed)) return { data, slowest };
    await pause(20);
  }
};

/** What must be in the store in the end, whatever happened on the way: every row once. */
const checkStore = (plan: ImportPlan) =>
  withDatabaseContext(plan.databaseUrl, async ({ db }, audit) => {
    const skus = await db.selectFrom('variants').select('sku').execute();
    const products = await db.selectFrom('products').select('id').execute();
    const listed = await db.selectFrom('product_listings').select('product_id').execute();
    return [
      ...(await audit()),
      ...differs('variants', skus.length, plan.rows),
      ...differs('codes', new Set(skus.map(({ sku }) => sku)).size, plan.rows),
      ...differs('products', products.length, countProducts(plan)),
      ...differs('listings', listed.length, countProducts(plan)),
    ];
  });

/**
 * Imports a sheet through a separate server, which is killed on the way as often as asked and started again; what is
 * there in the end must be the sheet, each row once (domain 3.13).
 */
export const importRounds = async (plan: ImportPlan): Promise<Verdict> => {
  const { databaseUrl, dataDir, rows, assortment, kills, seed } = plan;
  const chance = createRandom(seed);
  const seller = await arrangeSeller(databaseUrl);
  let server = await startServerProcess(databaseUrl, dataDir);
  const fileId = await upload(server, seller, plan);
  const began = performance.now();
  const { data, message } = await server.call(path, { token: seller.token, body: { file_id: fileId } });
  const accepted = performance.now() - began;
  if (!data?.import_id) throw new Error(`not started: ${message}`);
  for (let kill = 1; kill <= kills; kill++) {
    const enough = Math.floor((rows * kill) / (kills + 1));
    await watch(server, seller.token, data.import_id, (done) => done >= enough);
    await pause(chance() * 100);
    await server.end('SIGKILL');
    server = await startServerProcess(databaseUrl, dataDir);
  }
  const { data: end, slowest } = await watch(server, seller.token, data.import_id, () => false);
  const seconds = (performance.now() - began) / 1_000;
  await server.end('SIGTERM');
  return {
    figures: {
      sheet: assortment,
      rows,
      kills,
      products: end.created,
      seconds: seconds.toFixed(2),
      'accepted after ms': Math.round(accepted),
      'slowest call meanwhile ms': Math.round(slowest),
    },
    faults: [
      ...differs('rows that are ok', end.ok, rows),
      ...differs('rows that failed', end.failed, 0),
      ...(end.status === 'done' ? [] : [`the import is ${end.status}`]),
      ...(await checkStore(plan)),
    ],
  };
};
