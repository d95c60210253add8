import { setTimeout as pause } from 'node:timers/promises';
import { createPaymentStandIns } from '@pasar/demo';
import { reportLine } from '../harness/report-line.ts';

// node serve-provider.ts <port of the market>: a payment provider in a separate process, as in production: what it does
// is no work of the market's server. Prints `ready <address>`.
const [port = ''] = process.argv.slice(2);
const market = `http://127.0.0.1:${port}`;
const standIns = createPaymentStandIns();
standIns.providers({
  clock: { now: () => new Date() },
  publicUrl: market,
  callSelf: fetch,
  wakeJobs: () => {},
});
reportLine(`ready ${(await standIns.midtrans()).url}`);
for (;;) if (!(await standIns.queue.takeNext())) await pause(5);
