import { useLocale } from '@pasar/slice-kit';
import type { Side } from '../words/side.ts';
import { en } from './order-words.en.ts';
import { id } from './order-words.id.ts';

const words = { id, en };

/** The words of an order's page, as this side of it reads them. */
export const useOrderWords = (side: Side) => {
  const { buyer, seller, ...common } = words[useLocale()];
  return { ...common, own: { buyer, seller }[side] };
};
