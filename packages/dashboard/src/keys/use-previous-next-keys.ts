import { useLocalNavigate } from '@pasar/slice-kit';
import { useKeys } from './use-keys.ts';

/** `[` and `]`: to what comes before and after the open one; absent at the ends. */
export const usePreviousNextKeys = (before: string | undefined, after: string | undefined): void => {
  const navigate = useLocalNavigate();
  const go = (to: string) => () => void navigate(to, { preventScrollReset: true });
  useKeys({ ...(before && { '[': go(before) }), ...(after && { ']': go(after) }) });
};
