import { at, modelFixture } from './model-fixture.ts';

export interface Service {
  name: string;
  price: number;
  /** Days. */
  etdMax: number;
}

const service = (name: string, price: number, etdMax: number): Service => ({ name, price, etdMax });

/** Fares of one kilogram between the cities of the world: zones 0, 2 and 3 of domain 3.7. */
const offers: Record<number, readonly Service[]> = {
  0: [
    service('jne REG', 9_000, 2),
    service('jne YES', 16_000, 1),
    service('jnt EZ', 8_000, 2),
    service('sicepat REG', 8_500, 2),
    service('sicepat BEST', 15_000, 1),
  ],
  2: [
    service('jne OKE', 14_000, 5),
    service('jne REG', 17_000, 3),
    service('jne YES', 30_000, 1),
    service('jnt EZ', 16_000, 4),
    service('sicepat REG', 16_500, 3),
    service('sicepat BEST', 28_000, 1),
  ],
  3: [
    service('jne OKE', 27_000, 6),
    service('jne REG', 32_000, 5),
    service('jnt EZ', 31_000, 6),
    service('sicepat REG', 31_500, 5),
  ],
};

/** The same city, the same island, or across the sea: the world has no other neighbours. */
export const zoneBetween = (store: number, address: number): number => {
  const [from, to] = [at(modelFixture.stores, store), at(modelFixture.addresses, address)];
  if (from === to) return 0;
  return from.startsWith('5') === to.startsWith('5') ? 2 : 3;
};

export const getServices = (zone: number): readonly Service[] => offers[zone] ?? [];

/** The chosen service while it is offered, else the one that leaves the buyer least, of equals the cheapest. */
export const getSelectedService = (
  zone: number,
  wish: string | null,
  left: (service: Service) => number,
): Service => {
  const services = getServices(zone);
  const cheapest = at(
    services.toSorted((one, other) => left(one) - left(other) || one.price - other.price),
    0,
  );
  return services.find(({ name }) => name === wish) ?? cheapest;
};
