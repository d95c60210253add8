import { Worker } from 'node:worker_threads';
import { drive, openOrderFixture, type TestServer, testOrigin } from '@pasar/api/testing';
import { hostileImages, type SentFile } from './hostile-images.ts';
import { hostileSpreadsheets } from './hostile-spreadsheets.ts';

const dashboard = '/merchant/dashboard';
/** Clients that ask at the same time. */
const clients = 4;
/** As many as the server decodes in. */
const threads = 2;

export interface UntrustedLoad {
  /** What a market does besides, for so many milliseconds, beside threads that compute and touch nothing of ours. */
  rest(milliseconds: number): Promise<void>;
  /** Sends every file and asks for every paper once. Returns how often each status was answered. */
  run(): Promise<Record<string, number>>;
}

/** A form as it travels, so that writing it is not counted against the server. */
const formOf = async ({ type, bytes }: SentFile) => {
  const form = new FormData();
  form.set('file', new File([bytes], 'file', { type }));
  const sent = new Response(form);
  return { type: sent.headers.get('content-type') ?? '', body: new Uint8Array(await sent.arrayBuffer()) };
};

/** Readies a market, a seller with orders to print, and files good and bad. */
export const openUntrustedLoad = async (market: TestServer): Promise<UntrustedLoad> => {
  const world = await openOrderFixture(market);
  const { token } = world.seller;
  const codes: string[] = [];
  for (let at = 0; at < 12; at++) codes.push((await drive(world, ['T4', 'T9'])).code);
  const images = await Promise.all((await hostileImages()).map(formOf));
  const sheets = await Promise.all((await hostileSpreadsheets()).map((bytes) => formOf({ type: '', bytes })));

  const upload = async ({ type, body }: Awaited<ReturnType<typeof formOf>>) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const request = new Request(`${testOrigin}/api/upload/helper`, { method: 'POST', headers, body });
    const answer = await market.fetch(request);
    return { status: answer.status, ...((await answer.json()) as { data: { media_id: number } }) };
  };
  const importSheet = async (sheet: Awaited<ReturnType<typeof formOf>>) => {
    const uploaded = await upload(sheet);
    if (uploaded.status !== 200) return uploaded.status;
    const body = { file_id: uploaded.data.media_id, dry_run: '1' };
    const started = await market.call(`${dashboard}/products/import`, { body, token });
    if (started.status === 200) {
      await market.settle();
      await market.call(`${dashboard}/products/import/${started.data.import_id}/errors`, { token });
    }
    return started.status;
  };
  const print = async (path: string, body?: unknown) => {
    const { status, data } = await market.call(path, { token, ...(body ? { body } : {}) });
    if (status !== 200) return status;
    const paper = await market.fetch(new Request(`${testOrigin}${data.url}`));
    await paper.arrayBuffer();
    return paper.status;
  };
  const look = () => market.call(`${dashboard}/orders`, { token });
  const steps = [
    ...images.map((image) => async () => (await upload(image)).status),
    ...sheets.map((sheet) => () => importSheet(sheet)),
    () => print(`${dashboard}/orders/labels`, { order_codes: codes, slips: true }),
    ...codes.map((code) => () => print(`${dashboard}/orders/invoice/${code}`)),
  ];

  return {
    rest: async (milliseconds) => {
      const busy = Array.from({ length: threads }, () => new Worker('for (;;);', { eval: true }));
      const until = performance.now() + milliseconds;
      while (performance.now() < until) await look();
      await Promise.all(busy.map((thread) => thread.terminate()));
    },
    run: async () => {
      const seen: Record<string, number> = {};
      const queue = [...steps];
      const client = async () => {
        for (let step = queue.shift(); step; step = queue.shift()) {
          const status = await step();
          seen[status] = (seen[status] ?? 0) + 1;
          await look();
        }
      };
      await Promise.all(Array.from({ length: clients }, client));
      await market.database.db.deleteFrom('media').where('visibility', '=', 'draft').execute();
      return seen;
    },
  };
};
