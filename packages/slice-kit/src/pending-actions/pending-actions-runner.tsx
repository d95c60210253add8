import { readToken } from '@pasar/api-client';
import { withoutLocale } from '@pasar/contract';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useMatches, useRevalidator } from 'react-router';
import { useApi } from '../kit/use-api.ts';
import { useLocalNavigate } from '../links/use-local-navigate.ts';
import { useLocale } from '../locale/use-locale.ts';
import type { PageHandle } from '../routing/page-routes.ts';
import { useSession } from '../session/use-session.ts';
import { pendingActions } from './pending-actions.ts';

/**
 * Part of the layout: on the first page where somebody is signed in, whichever it is, it runs their pending
 * actions. Login, code and setup pages do not count.
 */
export const PendingActionsRunner = () => {
  const api = useApi();
  const locale = useLocale();
  const navigate = useLocalNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search, key } = useLocation();
  const email = useSession().user?.email;
  const slice = (useMatches().at(-1)?.handle as PageHandle | undefined)?.slice;
  const resume = useEffectEvent(async () => {
    if (email === undefined || slice === undefined || slice === 'auth') return;
    if (!readToken() || pendingActions.list(email).length === 0) return;
    const { resumePendingActions } = await import(
      /* webpackChunkName: "pending-actions" */ './resume-pending-actions.ts'
    );
    const at = withoutLocale(pathname) + search;
    await resumePendingActions({ api, email, locale, at, navigate, refresh: revalidate });
  });
  useEffect(() => {
    // Without its code nothing is lost: the next page tries again.
    resume().catch(() => undefined);
  }, [email, slice, key]);
  return null;
};
