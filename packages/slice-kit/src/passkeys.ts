// Passkeys of the device, in a file of the page: pages without them do not load it.
export {
  endPasskeyQuestion,
  isPasskeyCanceled,
  makePasskey,
  signWithPasskey,
} from './passkeys/passkeys.ts';
export { usePasskeySupport } from './passkeys/use-passkey-support.ts';
