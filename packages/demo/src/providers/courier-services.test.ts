import { couriers } from '@pasar/api/testing';
import { expect, test } from 'vitest';
import { services } from '../stand-ins/biteship/shipping-rates.ts';

// Stand-ins import no package, so nothing else ties their services to those of the market.
test('the stand-in of the courier service has the services of the market, and no others', () => {
  const offered = couriers.flatMap(({ code, services }) =>
    services.map(({ service }) => `${code} ${service}`),
  );
  const stoodIn = services.map(({ company, type }) => `${company} ${type.toUpperCase()}`);
  expect(stoodIn.sort()).toEqual(offered.sort());
});
