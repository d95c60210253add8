import { inLocale } from '@pasar/contract';
import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { useLocale } from '../locale/use-locale.ts';

/**
 * Goes to a path of this marketplace (without language prefix) in the page's language, or a number of steps
 * in the history.
 */
export const useLocalNavigate = () => {
  const navigate = useNavigate();
  const locale = useLocale();
  return useCallback(
    (to: string | number, options?: NavigateOptions) =>
      typeof to === 'number' ? navigate(to) : navigate(inLocale(to, locale), options),
    [navigate, locale],
  );
};
