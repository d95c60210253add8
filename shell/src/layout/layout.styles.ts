import { css } from '@emotion/react';
import { media } from '@pasar/design-tokens';

/** Space for the bottom navigation on phones; a page with its own bar hides it (`data-action-bar`). */
export const layoutStyle = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  [media.phone]: { paddingBottom: 'calc(64px + env(safe-area-inset-bottom))' },
});

export const mainStyle = css({ flex: 1, minWidth: 0, '&:focus': { outline: 0 } });

/**
 * Inside the layout of a workspace whose page is there: its navigation has a bar. Where the page failed, everything of the
 * site is there to go on with.
 */
export const inWorkspace = '[data-layout="workspace"]:has([data-action-bar]) &';

/** Around a form, which nothing should lead away from. */
export const aroundForm = '[data-layout="form"] &';

/** What a workspace leaves out. */
export const siteOnlyStyle = css({ [inWorkspace]: { display: 'none' } });
