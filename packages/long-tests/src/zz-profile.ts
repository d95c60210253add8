import { withBenchFixture } from './bench/with-bench-fixture.ts';
import { getPurchaseOperations } from './bench/operations.ts';
import { measureOperation } from './bench/measure-operation.ts';
await withBenchFixture({ database: 'postgres', products: 500, orders: 300, shoppers: 40 }, async (shop, measuring) => {
  for (const op of getPurchaseOperations(shop)) { const m = await measureOperation(op, { ...measuring, rounds: 5 }); console.log(m.name, m.cpu, m.p50.toFixed(1)); }
});
