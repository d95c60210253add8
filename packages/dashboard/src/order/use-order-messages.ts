import { useLocale } from '@pasar/slice-kit';
import type { Side } from '../messages/side.ts';
import { en } from './order-messages.en.ts';
import { id } from './order-messages.id.ts';

const words = { id, en };

/** The words of an order's page, as this side of it reads them. */
export const useOrderMessages = (side: Side) => {
  const { buyer, seller, ...common } = words[useLocale()];
  return { ...common, own: { buyer, seller }[side] };
};
