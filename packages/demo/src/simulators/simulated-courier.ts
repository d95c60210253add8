import { randomInt } from 'node:crypto';
import { type CourierProvider, findCourier } from '@pasar/api/plugin';

/** The service behind the simulated courier: its waybills are the courier's letters and 12 digits. */
export const simulatedCourier: CourierProvider = {
  name: 'simulated',
  nextWaybill: (code) => `${findCourier(code)?.awbPrefix}${String(randomInt(10 ** 12)).padStart(12, '0')}`,
};
