import type { AddressEntry, Checkout } from '@pasar/contract';

/** Where most of the orders go; before there is any, where they will go. */
export const findSharedAddress = ({
  orders,
  address,
}: Pick<Checkout, 'orders' | 'address'>): AddressEntry | null => {
  const counts = new Map<number, { entry: AddressEntry; count: number }>();
  for (const { address: entry } of orders)
    if (entry) counts.set(entry.id, { entry, count: (counts.get(entry.id)?.count ?? 0) + 1 });
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
  return most?.entry ?? address;
};
