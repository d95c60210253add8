import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** WebAuthn works at names only, not at IP addresses. */
const hasName = () => !/^[\d.]+$|^\[/.test(location.hostname);

/** Whether this browser can use passkeys at this address; the server does not know, and returns false. */
export const usePasskeySupport = (): boolean =>
  useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window && hasName(),
    () => false,
  );
