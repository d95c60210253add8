import { couriers } from '@pasar/api/testing';
import { expect, test } from 'vitest';
import { modelFixture } from './model-fixture.ts';
import { getServices, zoneBetween } from './shipping-rates.ts';

const zones = modelFixture.stores.flatMap((_, store) =>
  modelFixture.addresses.map((_, address) => zoneBetween(store, address)),
);

// The model states fares by itself, so that it can contradict the market; only the names must not drift apart.
test.each([...new Set(zones)])(
  'the model has the services of the market for one kilogram in zone %i',
  (zone) => {
    const offered = couriers.flatMap(({ code, services }) =>
      services
        .filter(({ perKg, minKg }) => typeof perKg[zone] === 'number' && minKg <= 1)
        .map(({ service }) => `${code} ${service}`),
    );
    const modelled = getServices(zone).map(({ name }) => name);
    expect(modelled.sort()).toEqual(offered.sort());
  },
);
