import { useLocale } from '@pasar/slice-kit';
import { en } from './wallet-messages.en.ts';
import { id } from './wallet-messages.id.ts';

const words = { id, en };

/** The messages of a wallet's page. */
export const useWalletMessages = () => words[useLocale()];
