import { describe, expect, test } from 'vitest';
import { createVisitCounter } from './visit-counter.ts';

const noon = new Date('2026-11-21T05:00:00Z');
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1_000);

describe('visits of a store', () => {
  test('count each view, and each user once a day', () => {
    const counter = createVisitCounter();
    counter.add({ merchantId: 1, productId: 7, who: 'a', at: noon });
    counter.add({ merchantId: 1, productId: 7, who: 'a', at: noon });
    counter.add({ merchantId: 1, productId: 8, who: 'b', at: noon });
    counter.add({ merchantId: 2, who: 'a', at: noon });
    expect(counter.take(noon)).toEqual({
      stores: [
        { merchantId: 1, day: '2026-11-21', visitors: 2, views: 3 },
        { merchantId: 2, day: '2026-11-21', visitors: 1, views: 1 },
      ],
      products: [
        { productId: 7, views: 2 },
        { productId: 8, views: 1 },
      ],
    });
    counter.add({ merchantId: 1, who: 'a', at: later(60) });
    expect(counter.take(later(60))?.stores).toEqual([
      { merchantId: 1, day: '2026-11-21', visitors: 0, views: 1 },
    ]);
  });

  test('belong to the day in Jakarta, and start again with it [R20]', () => {
    const counter = createVisitCounter();
    const midnight = new Date('2026-11-21T17:00:00Z');
    counter.add({ merchantId: 1, who: 'a', at: noon });
    counter.add({ merchantId: 1, who: 'a', at: midnight });
    expect(counter.take(midnight)?.stores.map(({ day, visitors }) => [day, visitors])).toEqual([
      ['2026-11-21', 1],
      ['2026-11-22', 1],
    ]);
  });

  test('are returned seconds apart, and once', () => {
    const counter = createVisitCounter();
    expect(counter.take(noon)).toBeNull();
    counter.add({ merchantId: 1, who: 'a', at: noon });
    expect(counter.take(noon)?.stores).toHaveLength(1);
    counter.add({ merchantId: 1, who: 'b', at: later(1) });
    expect(counter.take(later(1))).toBeNull();
    expect(counter.take(later(6))?.stores).toHaveLength(1);
    expect(counter.take(later(12))).toBeNull();
  });

  test('that could not be written are kept', () => {
    const counter = createVisitCounter();
    counter.add({ merchantId: 1, productId: 7, who: 'a', at: noon });
    const taken = counter.take(noon);
    if (taken) counter.giveBack(taken);
    counter.add({ merchantId: 1, productId: 7, who: 'b', at: noon });
    expect(counter.take(later(10))).toEqual({
      stores: [{ merchantId: 1, day: '2026-11-21', visitors: 2, views: 2 }],
      products: [{ productId: 7, views: 2 }],
    });
  });
});
