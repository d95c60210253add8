import { PendingActionsRunner } from '@pasar/slice-kit/host';
import { SkipLink } from '@pasar/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router';
import { BottomNav } from './bottom-nav/bottom-nav.tsx';
import { PageChange } from './change/page-change.tsx';
import { PendingBar } from './change/pending-bar.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { layoutStyle, mainStyle } from './layout.styles.ts';
import { Notices } from './notices/notices.tsx';

/** The layout around every page: nothing in it depends on a slice. */
export const Layout = () => {
  const { t } = useTranslation('shell');
  return (
    <div css={layoutStyle}>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <PendingBar />
      <SiteHeader />
      <main id="main" tabIndex={-1} css={mainStyle}>
        <Outlet />
      </main>
      {/* Taken over from the markup when the page above is alive. */}
      <Suspense>
        <SiteFooter />
        <BottomNav />
      </Suspense>
      <Notices />
      <PageChange />
      <PendingActionsRunner />
      <ScrollRestoration />
    </div>
  );
};
