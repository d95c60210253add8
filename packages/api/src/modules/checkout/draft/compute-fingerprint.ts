import { createHash } from 'node:crypto';
import type { AddressEntry } from '@pasar/contract';
import type { Draft, DraftOrder } from './draft.ts';

const placeOf = (address: AddressEntry | null) =>
  address && [address.receiver_name, address.phone, address.address, address.area_id, address.zipcode];

const orderOf = ({ seller, address, lines, chosen, insuranceChosen, dropship }: DraftOrder) => [
  seller.id,
  placeOf(address),
  lines.map(({ variant, bought, unitPrice }) => [variant.id, bought, unitPrice]),
  chosen && [chosen.courier, chosen.service],
  insuranceChosen,
  dropship && [dropship.name, dropship.phone],
];

/**
 * What a user agrees to besides the total, as one string: items, destination, service, sender, with the wallet or not.
 * Two checkouts may cost the same and send another size to another house.
 */
export const computeFingerprint = ({ session, orders }: Pick<Draft, 'session' | 'orders'>): string =>
  createHash('sha256')
    .update(JSON.stringify([session.useWallet, orders.map(orderOf)]))
    .digest('base64url')
    .slice(0, 22);
