import { createBiteshipCourier, createXenditPayouts } from '@pasar/api/plugin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as standIns from '../stand-ins/index.ts';
import { courierContract } from './courier-contract.ts';
import { demoKeys } from './demo-stand-ins.ts';
import { payoutContract } from './payout-contract.ts';

let biteship: standIns.StandIn;
let xendit: standIns.StandIn;
beforeAll(async () => {
  biteship = await standIns.openStandIn(standIns.createBiteship(demoKeys.biteship));
  xendit = await standIns.openStandIn(standIns.createXenditPayouts(demoKeys.payouts));
});
afterAll(async () => {
  await biteship.close();
  await xendit.close();
});

const courier = (more = {}) => createBiteshipCourier({ ...demoKeys.biteship, url: biteship.url, ...more });
const payouts = (more = {}) => createXenditPayouts({ ...demoKeys.payouts, url: xendit.url, ...more });

describe('Biteship keeps the contract of couriers', () => {
  test.each(courierContract)('$name', ({ run }) => run(courier()));
});

describe('Xendit keeps the contract of payouts', () => {
  test.each(payoutContract)('$name', ({ run }) => run(payouts()));
});

describe('nothing is known', () => {
  test.each(['hang', 'error', 'lost', 'delay'])('when a call meets %s', async (fault) => {
    for (const standIn of [biteship, xendit])
      await standIn.control('faults', { on: 'call', fault, ms: 2_000 });
    await expect(courier({ deadline: 200 }).track('x')).rejects.toMatchObject({
      name: 'ProviderUnavailable',
    });
    await expect(payouts({ deadline: 200 }).status('x')).rejects.toMatchObject({
      name: 'ProviderUnavailable',
    });
  });

  test('with a wrong key, which no message repeats', async () => {
    const [one, other] = [courier({ key: 'secret-key' }), payouts({ secretKey: 'secret-key' })];
    for (const call of [one.track('x'), other.status('x')]) {
      const error = await call.catch((reason: Error) => reason);
      expect(error).toMatchObject({ name: 'ProviderUnavailable' });
      expect(String((error as Error).message) + (error as Error).stack).not.toContain('secret-key');
    }
  });
});
