import type { CourierProvider } from '@pasar/api/plugin';
import { demand, isRejectedBy, newReference, type PortCase } from './contract-case.ts';

type Booking = Parameters<CourierProvider['book']>[0];

const bookingOf = (reference: string, more: Partial<Booking> = {}): Booking => ({
  reference,
  courier: 'jne',
  service: 'REG',
  origin: { name: 'Toko Maju', phone: '081234500000', address: 'Jalan Braga 1, Bandung', zipcode: '40111' },
  destination: {
    name: 'Dewi Larasati',
    phone: '081234567890',
    address: 'Jalan Asia Afrika 8, Bandung',
    zipcode: '40112',
  },
  items: [{ name: 'Kaos polos', value: 100_000, gram: 200, qty: 1, cm: { l: 20, w: 15, h: 5 } }],
  insured: 0,
  note: '',
  ...more,
});

/** What every courier service has to do. */
export const courierContract: readonly PortCase<CourierProvider>[] = [
  {
    name: 'quotes the services of the couriers that were asked for, in whole rupiah and days',
    run: async (provider) => {
      const request = { from: '40111', to: '12440', kg: 2, couriers: ['jne', 'sicepat'] } as const;
      const rates = (await provider.rates?.(request)) ?? [];
      demand(rates.length > 0, 'no service goes from Bandung to Jakarta');
      for (const { courier, price, etdMin, etdMax } of rates) {
        demand(courier === 'jne' || courier === 'sicepat', `${courier} was not asked for`);
        demand(Number.isSafeInteger(price) && price > 0, `the price is ${price}`);
        demand(etdMin >= 1 && etdMax >= etdMin, `it takes ${etdMin} to ${etdMax} days`);
      }
    },
  },
  {
    name: 'books a parcel once per reference',
    run: async (provider) => {
      const request = bookingOf(newReference());
      const first = await provider.book(request);
      const second = await provider.book(request);
      demand(first.providerRef === second.providerRef, 'a repeated request booked another parcel');
      await provider.void(first.providerRef);
    },
  },
  {
    name: 'shows what it has booked, under our reference',
    run: async (provider) => {
      const request = bookingOf(newReference());
      const { providerRef } = await provider.book(request);
      const state = await provider.track(providerRef);
      demand(state.reference === request.reference, `its reference is ${state.reference}`);
      demand(!state.isEnded, 'it ended at once');
      await provider.void(providerRef);
    },
  },
  {
    name: 'recalls a parcel, also a second time',
    run: async (provider) => {
      const { providerRef } = await provider.book(bookingOf(newReference()));
      await provider.void(providerRef);
      await provider.void(providerRef);
      demand((await provider.track(providerRef)).isEnded, 'the parcel is not ended');
    },
  },
  {
    name: 'rejects a service that does not exist',
    run: async (provider) => {
      const request = bookingOf(newReference(), { service: 'NOSUCH' });
      demand(await isRejectedBy(provider.book(request), 'ProviderRejection'), 'it was not rejected');
    },
  },
  {
    name: 'does not know the waybill of a parcel that nobody sent',
    run: async (provider) => {
      const steps = await provider.trackForeign('jne', 'CHK0000000000000');
      demand(steps === null || steps.length === 0, 'it knows steps');
    },
  },
];
