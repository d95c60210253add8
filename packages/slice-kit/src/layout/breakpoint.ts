import { useSyncExternalStore } from 'react';

/** SPEC 1: a phone layout at 922 px or less. */
const phone = '(max-width: 922px)';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/**
 * The current layout, for behavior only. Markup must not depend on it: the server does not know the window
 * and returns `desktop`.
 */
export const useBreakpoint = (): 'phone' | 'desktop' =>
  useSyncExternalStore(
    subscribe,
    () => (matchMedia(phone).matches ? 'phone' : 'desktop'),
    () => 'desktop',
  );
