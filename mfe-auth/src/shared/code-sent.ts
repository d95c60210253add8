import type { CodeState, codeTargets } from '@pasar/contract';

export interface CodeFor {
  email: string;
  to: (typeof codeTargets)[number];
}

/** The server's response to the request of a code. */
export interface CodeStatus {
  code: CodeState;
  /** Seconds until the next one may be requested. */
  wait: number;
}

const states: readonly string[] = ['sent', 'cooling', 'void', 'expired'] satisfies CodeState[];

const isJourney = (data: unknown): data is CodeStatus =>
  typeof data === 'object' &&
  data !== null &&
  'code' in data &&
  states.includes(String(data.code)) &&
  'wait' in data &&
  typeof data.wait === 'number';

/** The code's journey in a response's data; undefined for other responses. */
export const findCodeStatus = (data: unknown): CodeStatus | undefined =>
  isJourney(data) ? { code: data.code, wait: data.wait } : undefined;

const keyOf = ({ email, to }: CodeFor) => `pasar.code-sent.${to}.${email.trim().toLowerCase()}`;

/** What is known of a code for an address, remembered by this tab so that the countdown outlives a reload. */
export const codeSent = {
  note(target: CodeFor, { code, wait }: CodeStatus): void {
    try {
      sessionStorage.setItem(keyOf(target), JSON.stringify({ code, until: Date.now() + wait * 1000 }));
    } catch {
      // Without it the button is enabled at once, and the server reports how long to wait.
    }
  },
  /** The journey as it is now; undefined when nothing is known, or the wait is over. */
  read(target: CodeFor): CodeStatus | undefined {
    try {
      const noted = JSON.parse(sessionStorage.getItem(keyOf(target)) ?? 'null');
      const wait = Math.ceil((Number(noted?.until) - Date.now()) / 1000);
      return wait > 0 ? findCodeStatus({ code: noted.code, wait }) : undefined;
    } catch {
      return undefined;
    }
  },
};
