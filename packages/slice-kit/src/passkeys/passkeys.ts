import type { Endpoint, passkeyEndpoints, Result } from '@pasar/contract';

type DataOf<E extends Endpoint> = Result<E>['data'];
type CreationOptions = DataOf<typeof passkeyEndpoints.begin>;
type RequestOptions = DataOf<typeof passkeyEndpoints.options>;

const load = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');

/** Asks the device for a new passkey, as the server's options say. Rejects when its owner does not want to. */
export const makePasskey = async (optionsJSON: CreationOptions) =>
  (await load()).startRegistration({ optionsJSON });

/**
 * Asks the device to sign with a passkey. With `autofill` the passkeys are among what the e-mail field suggests, and this
 * waits until one is chosen. Another question ends it. Rejects when its owner does not want to.
 */
export const signWithPasskey = async (optionsJSON: RequestOptions, { autofill = false } = {}) =>
  (await load()).startAuthentication({ optionsJSON, useBrowserAutofill: autofill });

/** Ends a question that still waits, when its page is left. */
export const endPasskeyQuestion = async (): Promise<void> =>
  (await load()).WebAuthnAbortService.cancelCeremony();

/** Whether the owner closed the question, or another one ended it: nothing went wrong. */
export const isPasskeyCanceled = (failure: unknown): boolean =>
  failure instanceof Error && ['NotAllowedError', 'AbortError'].includes(failure.name);
