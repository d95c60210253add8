// A warehouse: sets counted stock, accepts new orders, and listens to webhooks for further ones.
//   PASAR_URL=https://pasar.example PASAR_KEY=pasar_live_… PASAR_WEBHOOK_SECRET=whsec_… node warehouse.js KMJ-1=7
// Its key needs stock:read, stock:write, orders:read and orders:write.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStoreClient, isApiError, storeCalls, verifyWebhook } from '@pasar/api-client/store';

const {
  PASAR_URL: url = '',
  PASAR_KEY: key = '',
  PASAR_WEBHOOK_SECRET: secret = '',
  PORT: port = '0',
} = process.env;
const client = createStoreClient({ url, key });
const report = (about: object) => void process.stdout.write(`${JSON.stringify(about)}\n`);

/** Sets the stock of a product with one variant, found by its SKU. */
const setStock = async (sku: string, stock: number): Promise<void> => {
  const { data } = await client.call(storeCalls.products.list, { query: { search: sku } });
  const found = data.find((product) => product.sku === sku);
  if (!found?.variant_id) throw new Error(`no product with one variant has the SKU ${sku}`);
  const { data: now } = await client.call(storeCalls.products.setStock, {
    body: { variant_id: found.variant_id, stock, stock_seen: found.stock_on_hand },
  });
  report({ sku, stock: now.stock });
};

/** Accepts every new order, and says what to pack. */
const takeNewOrders = async (): Promise<void> => {
  const { data } = await client.call(storeCalls.orders.list, { query: { status: 'new', per_page: 100 } });
  if (data.length === 0) return;
  const order_codes = data.map(({ order_code }) => order_code);
  const { data: result } = await client.call(
    storeCalls.orders.approve,
    { body: { order_codes } },
    // Repeating it with the same key has the effect of one.
    { idempotencyKey: crypto.randomUUID() },
  );
  for (const code of result.done) report({ accepted: code });
  for (const { order_code, message } of result.failed) report({ refused: order_code, message });
};

const readBody = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

const explain = (error: unknown) => report({ error: isApiError(error) ? error.message : String(error) });

/** Events that were taken: the marketplace may send one again. */
const taken = new Set<string>();

const server = createServer(async (request, response) => {
  try {
    const { type } = await verifyWebhook({ secret, headers: request.headers, body: await readBody(request) });
    const id = String(request.headers['webhook-id']);
    // First the answer, within 10 seconds; then the work.
    response.writeHead(204).end();
    if (taken.has(id)) return;
    taken.add(id);
    report({ heard: type });
    if (type === 'order.new') await takeNewOrders();
  } catch (error) {
    if (!response.headersSent) response.writeHead(400).end();
    explain(error);
  }
});

server.listen(Number(port), '127.0.0.1', async () => {
  report({ listening: (server.address() as AddressInfo).port });
  try {
    for (const [sku = '', count] of process.argv.slice(2).map((pair) => pair.split('=')))
      await setStock(sku, Number(count));
    await takeNewOrders();
  } catch (error) {
    explain(error);
  }
});
