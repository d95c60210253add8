import { useLocale } from '@pasar/slice-kit';
import type { Side } from '../messages/side.ts';
import { en } from './order-messages.en.ts';
import { id } from './order-messages.id.ts';

const words = { id, en };

/** The messages of an order's page, for this side of it. */
export const useOrderMessages = (side: Side) => {
  const { buyer, seller, ...common } = words[useLocale()];
  return { ...common, own: { buyer, seller }[side] };
};
