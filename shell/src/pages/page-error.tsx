import { useLocale } from '@pasar/slice-kit';
import { routeErrorText } from '@pasar/slice-kit/host';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { useStore } from 'zustand';
import { findOwner } from '../plan/find-owner.ts';
import { usePlan } from '../plan/plan-context.ts';
import { recoveryStore } from '../routing/recovery.store.ts';
import { ErrorPanel } from './error-panel.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RemovedPage } from './removed-page.tsx';

/** In place of a page that has no data, broke, or whose slice did not come. */
export const PageError = () => {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const error = useRouteError();
  const plan = usePlan();
  const owner = findOwner(plan, useLocation().pathname);
  const offer = useStore(recoveryStore, (state) => state.offer);
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  if (status === 404) return <NotFoundPage />;
  if (status === 410) return <RemovedPage />;
  const text = routeErrorText(error);
  const title = owner && plan.titles?.[owner];
  // A failed call is the page's own error; anything else is the slice's.
  if (text || !title) return <ErrorPanel title={t('fault.title')} {...(text && { text })} />;
  return <ErrorPanel title={t('fault.slice', { name: title[locale] })} {...(offer && { offer })} />;
};
