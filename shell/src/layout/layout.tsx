import { type PageHandle, PendingActionsRunner, StepUpPrompt } from '@pasar/slice-kit/host';
import { SkipLink } from '@pasar/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { BottomNav } from './bottom-nav/bottom-nav.tsx';
import { PageChange } from './change/page-change.tsx';
import { PendingBar } from './change/pending-bar.tsx';
import { ConsentPrompt } from './consents/consent-prompt.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { layoutStyle, mainStyle } from './layout.styles.ts';
import { Notices } from './notices/notices.tsx';

/** The same elements at every rendering: a change of page renders only those that listen to it. */
const header = <SiteHeader />;
/** Taken over from the markup when the page above is alive. */
const end = (
  <Suspense>
    <SiteFooter />
    <BottomNav />
  </Suspense>
);

/**
 * The layout around every page: nothing in it depends on a slice, but a page may choose the one of a workspace, which
 * has a low header and no footer, or the one of a form, whose footer is short.
 */
export const Layout = () => {
  const { t } = useTranslation('shell');
  const matches = useMatches().map(({ handle }) => handle as PageHandle | undefined); // routes carry this handle or none
  const layout = matches.find((handle) => handle?.page.layout)?.page.layout;
  return (
    <div css={layoutStyle} data-layout={layout}>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <PendingBar />
      {header}
      <ConsentPrompt />
      <main id="main" tabIndex={-1} css={mainStyle}>
        <Outlet />
      </main>
      {end}
      <Notices />
      <PageChange />
      <PendingActionsRunner />
      <StepUpPrompt />
      <ScrollRestoration />
    </div>
  );
};
