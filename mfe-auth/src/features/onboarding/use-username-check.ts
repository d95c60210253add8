import { errorText, isApiError } from '@pasar/api-client';
import { accountEndpoints, checkFields, Username } from '@pasar/contract';
import { useApi, useLocale } from '@pasar/slice-kit';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds of rest before a name is checked (quality S9). */
const restMs = 300;

/** SPEC 4 "Username availability": unchecked, available or unavailable, of one name. */
export interface Availability {
  of: string;
  state: 'unchecked' | 'available' | 'unavailable';
  /** Why it is unavailable. */
  says?: string;
}

const unchecked: Availability = { of: '', state: 'unchecked' };

/**
 * Whether a username is free: checked when its field has rested, and again at the save when the result is
 * unknown.
 */
export const useUsernameCheck = () => {
  const api = useApi();
  const locale = useLocale();
  const [known, setKnown] = useState(unchecked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef<AbortController>(undefined);

  const forget = () => {
    clearTimeout(timer.current);
    asking.current?.abort();
  };
  useEffect(() => forget, []);

  const ask = async (typed: string): Promise<Availability> => {
    forget();
    const of = typed.trim();
    asking.current = new AbortController();
    const { signal } = asking.current;
    try {
      await api.call(accountEndpoints.checkUsername, { body: { username: of } }, { signal });
      return { of, state: 'available' };
    } catch (failure) {
      if (isApiError(failure) && failure.kind === 'aborted') return unchecked;
      // A failed check marks the name as unavailable and shows why under the field (SPEC 8).
      return { of, state: 'unavailable', says: errorText(failure, { locale }).text };
    }
  };
  const learn = async (typed: string) => {
    const found = await ask(typed);
    if (found !== unchecked) setKnown(found);
    return found;
  };

  return {
    known,
    /** The field has changed: the old result is dropped, and a valid name is checked after a rest. */
    typed(username: string): void {
      forget();
      setKnown(unchecked);
      if (checkFields(Username, username).ok) timer.current = setTimeout(() => void learn(username), restMs);
    },
    /** What speaks against a name; undefined when it is free. */
    async confirm(username: string): Promise<string | undefined> {
      const isKnown = known.state === 'available' && known.of === username.trim();
      const { says } = isKnown ? known : await learn(username);
      return says;
    },
  };
};
