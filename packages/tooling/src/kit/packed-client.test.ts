import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { drive, openOrderFixture, openTestServer, type TestServer } from '@pasar/api/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../workspace.ts';
import { packClient } from './pack-client.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pasar-client-'));
let market: TestServer;
let server: Server;
let url: string;
const children: ChildProcess[] = [];

const toRequest = async (request: IncomingMessage): Promise<Request> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const { method = 'GET' } = request;
  const body = method === 'GET' ? {} : { body: Buffer.concat(parts) };
  return new Request(`http://pasar.test${request.url}`, { method, headers, ...body });
};

beforeAll(async () => {
  market = await openTestServer();
  // The warehouse is a program with the clock of its machine, which refuses webhooks of another time.
  market.clock.set(new Date());
  server = createServer(async (request, response) => {
    const answer = await market.fetch(await toRequest(request));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await install();
}, 240_000);
afterAll(async () => {
  for (const child of children) child.kill();
  server.close();
  await market.close();
  rmSync(folder, { recursive: true, force: true });
});

/** As `npm install` would: the packed files, and its two packages beside them. Nothing is downloaded. */
const install = async () => {
  const { file, content } = await packClient();
  writeFileSync(path.join(folder, file), content);
  execFileSync('tar', ['xzf', file], { cwd: folder });
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '@pasar'), { recursive: true });
  cpSync(path.join(folder, 'package'), path.join(modules, '@pasar/api-client'), { recursive: true });
  for (const name of ['ky', 'valibot'])
    symlinkSync(path.join(root, 'packages/api-client/node_modules', name), path.join(modules, name));
};

/** A started warehouse: its lines as they come. */
const startWarehouse = (env: Record<string, string>, ...stock: string[]) => {
  const program = path.join(folder, 'node_modules/@pasar/api-client/examples/warehouse.js');
  const child = spawn(process.execPath, [program, ...stock], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return async () => JSON.parse((await lines.next()).value ?? 'null');
};

test('the packed client runs a warehouse outside the workspace: stock, orders, webhooks [W60] [W61]', {
  tags: 'slow',
  timeout: 120_000,
}, async () => {
  const world = await openOrderFixture(market);
  const { token } = world.seller;
  const [goods] = world.products;
  const { db } = market.database;
  await db
    .updateTable('variants')
    .set({ sku: 'KMJ-1' })
    .where('product_id', '=', goods?.productId ?? 0)
    .execute();
  await db
    .updateTable('products')
    .set({ sku: 'KMJ-1' })
    .where('id', '=', goods?.productId ?? 0)
    .execute();
  await db
    .updateTable('seller_product_list')
    .set({ search_text: 'kaos kmj-1' })
    .where('product_id', '=', goods?.productId ?? 0)
    .execute();
  const call = async (path: string, body: object) =>
    (await market.call(`/merchant/dashboard/developer/${path}`, { token, body })).data;
  const scopes = ['stock:read', 'stock:write', 'orders:read', 'orders:write'];
  const { secret: key } = await call('keys', { name: 'Gudang', scopes, expires_in_days: 30 });
  const events = ['order.*'];
  const { webhook, secret } = await call('webhooks', { url: `${url}/none`, events });
  const next = startWarehouse({ PASAR_URL: url, PASAR_KEY: key, PASAR_WEBHOOK_SECRET: secret }, 'KMJ-1=7');
  const { listening } = await next();
  await call('webhooks/edit', { webhook_id: webhook.id, url: `http://127.0.0.1:${listening}/`, events });
  expect(await next()).toEqual({ sku: 'KMJ-1', stock: 7 });
  expect(
    await db.selectFrom('variants').select('stock_on_hand').where('sku', '=', 'KMJ-1').executeTakeFirst(),
  ).toEqual({ stock_on_hand: 7 });

  const { code } = await drive(world, []);
  await market.settle();
  expect([await next(), await next()]).toEqual([{ heard: 'order.new' }, { accepted: code }]);
  await market.settle();
  expect(await next()).toEqual({ heard: 'order.processed' });

  const forged = await fetch(`http://127.0.0.1:${listening}/`, {
    method: 'POST',
    body: '{"type":"order.new"}',
  });
  expect(forged.status).toBe(400);
  expect(await next()).toEqual({ error: 'WebhookError: This is no webhook: its headers are missing.' });
});

test('its declarations are whole for a program that is compiled against them', {
  tags: 'slow',
  timeout: 240_000,
}, () => {
  writeFileSync(
    path.join(folder, 'main.ts'),
    `import { createStoreClient, storeCalls } from '@pasar/api-client';
export const stock = async (): Promise<number | null | undefined> => {
  const { data } = await createStoreClient({ url: 'https://pasar.example', key: 'k' }).call(storeCalls.products.list, {});
  // @ts-expect-error: there is no such field
  void data[0]?.nothing;
  return data[0]?.stock_on_hand;
};
`,
  );
  const compiler = path.join(root, 'packages/tooling/node_modules/typescript/bin/tsc');
  const options =
    '--noEmit --strict --skipLibCheck false --module nodenext --target es2023 --lib es2024,dom,esnext.collection';
  try {
    execFileSync(process.execPath, [compiler, ...options.split(' '), 'main.ts'], { cwd: folder });
  } catch (error) {
    throw new Error(String((error as { stdout?: Buffer }).stdout));
  }
});
