import { adminMessages } from './admin-messages.ts';
import { importMessages } from './import-messages.ts';
import { sessionMessages } from './session-messages.ts';
import { summaryMessages } from './summary-messages.ts';
import { walletMessages } from './wallet-messages.ts';

/** Texts that only the server sends, in its responses; a browser never looks them up by their id. */
export const serverOnlyMessages = {
  ...adminMessages,
  ...importMessages,
  ...sessionMessages,
  ...summaryMessages,
  ...walletMessages,
};
