import { useLocale } from '@pasar/slice-kit';
import { en } from './wallet-words.en.ts';
import { id } from './wallet-words.id.ts';

const words = { id, en };

/** The words of a wallet's page. */
export const useWalletWords = () => words[useLocale()];
