import { type Doing, errorText, isApiError } from '@pasar/api-client';
import { withoutLocale } from '@pasar/contract';
import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { linkTo } from '../links/link-to.ts';
import { useLocalNavigate } from '../links/use-local-navigate.ts';
import { useLocale } from '../locale/use-locale.ts';
import { toast } from '../notices/toast.ts';
import { useSectionName } from './section-name-provider.tsx';

export interface ErrorContext {
  /**
   * The name of the part that did not load, in the page's language. Default: the name of the surrounding
   * `FailureSection`.
   */
  section?: string;
  /** A call with its own messages in the catalog. */
  doing?: Doing;
}

export type ErrorReporter = (failure: unknown, context?: ErrorContext) => void;

/**
 * The generic handler of SPEC 8: reports what went wrong, and leads to the login where the catalog requires
 * it.
 */
export const useReportError = (): ErrorReporter => {
  const locale = useLocale();
  const navigate = useLocalNavigate();
  const { pathname, search } = useLocation();
  const around = useSectionName();
  return useCallback(
    (failure, { section = around, doing } = {}) => {
      if (isApiError(failure) && failure.kind === 'aborted') return;
      const { text, tone, to } = errorText(failure, { locale, section, doing });
      toast[tone](text);
      if (to === 'login') void navigate(linkTo('auth.login', { next: withoutLocale(pathname) + search }));
    },
    [locale, navigate, pathname, search, around],
  );
};
