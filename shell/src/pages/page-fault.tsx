import { routeErrorText } from '@pasar/slice-kit/host';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { ownerOf } from '../plan/owner-of.ts';
import { usePlan } from '../plan/plan-context.ts';
import { FaultPanel } from './fault-panel.tsx';
import { GonePage } from './gone-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** In place of a page that has no data, broke, or whose slice did not come. */
export const PageFault = () => {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  const plan = usePlan();
  const owner = ownerOf(plan, useLocation().pathname);
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  if (status === 404) return <NotFoundPage />;
  if (status === 410) return <GonePage />;
  const text = routeErrorText(error);
  // A call that failed is the page's own trouble; anything else is the slice's.
  if (text || !owner) return <FaultPanel title={t('fault.title')} {...(text && { text })} />;
  return <FaultPanel title={t('fault.slice', { name: t(`slices.${owner}`) })} />;
};
