import { createXenditPayouts } from '@pasar/api/plugin';
import { demoKeys } from './demo-stand-ins.ts';

/** Withdrawals to it wait for a bank file, so that staff of the demo have something to put into one. */
const byFile = 'OCBC';

/** The payout provider of the demo, at its stand-in: it sends to all banks but one. */
export const createDemoPayouts = (url: () => Promise<string>): ReturnType<typeof createXenditPayouts> => {
  const provider = createXenditPayouts({ ...demoKeys.payouts, url });
  return { ...provider, banks: new Set([...provider.banks].filter((bank) => bank !== byFile)) };
};
