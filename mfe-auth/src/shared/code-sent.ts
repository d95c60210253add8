import type { codeTargets } from '@pasar/contract';

/** Seconds between two codes to one address (domain 3.2); the server decides, this is only for the first wait. */
const restSeconds = 60;

interface CodeFor {
  email: string;
  to: (typeof codeTargets)[number];
}

const keyOf = ({ email, to }: CodeFor) => `pasar.code-sent.${to}.${email.trim().toLowerCase()}`;

/** When a code went out to an address, remembered by this tab so that the countdown outlives a reload. */
export const codeSent = {
  note(code: CodeFor): void {
    try {
      sessionStorage.setItem(keyOf(code), String(Date.now()));
    } catch {
      // Without it the button is open at once, and the server tells how long to wait.
    }
  },
  /** Seconds that are left of the wait; 0 when nothing is known of a code. */
  left(code: CodeFor): number {
    try {
      const sentAt = Number(sessionStorage.getItem(keyOf(code)) ?? 0);
      return Math.max(0, Math.ceil((sentAt + restSeconds * 1000 - Date.now()) / 1000));
    } catch {
      return 0;
    }
  },
};
