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
