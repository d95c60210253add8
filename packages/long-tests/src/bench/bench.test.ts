import { describe, expect, test } from 'vitest';
import { type Measured, measureOperation } from './measure-operation.ts';
import { getPurchaseOperations, getReadOperations } from './operations.ts';
import { withBenchFixture } from './with-bench-fixture.ts';

// A server on the embedded database takes long to start; the bench itself measures that one too.
describe.runIf(process.env.TEST_DATABASE_URL)('the bench', () => {
  test('times the calls that it names, to an order that is paid [P8]', { timeout: 240_000 }, async () => {
    const size = { database: 'postgres', products: 300, orders: 0, shoppers: 3 } as const;
    const measured: Measured[] = [];
    await withBenchFixture(size, async (shop, measuring) => {
      for (const operation of [...getReadOperations(shop), ...getPurchaseOperations(shop)])
        measured.push(await measureOperation(operation, { ...measuring, rounds: 1 }));
    });
    const callsOf = (name: string) => measured.find((one) => one.name === name)?.calls;
    const afterwards = [
      'POST /cart/list',
      'POST /cart/checkout',
      'GET /shipping/checkout/preview',
      'POST /shipping/all/address-book',
    ];
    const paying = ['POST /checkout/pay', 'GET /payment/:id', 'POST /payment/:id/check'];
    expect(callsOf('five adds into one cart')).toEqual(['5 × POST /cart/add']);
    expect(callsOf('from cart to paid, one seller')).toEqual([
      'POST /cart/add',
      ...afterwards,
      'POST /shipping/:id/setlogistic',
      ...paying,
    ]);
    expect(callsOf('from cart to paid, three sellers')).toEqual([
      '3 × POST /cart/add',
      ...afterwards,
      '3 × POST /shipping/:id/setlogistic',
      ...paying,
    ]);
    for (const { cpu, p95 } of measured) expect(Math.min(cpu, p95)).toBeGreaterThan(0);
  });
});
