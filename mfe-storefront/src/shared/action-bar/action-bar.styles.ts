import { css } from '@emotion/react';
import { color, media, shadow, space, zIndex } from '@pasar/design-tokens';

/**
 * On phones the page's one bar at the bottom, in the bottom navigation's place: its element also carries
 * `data-action-bar`. On desktops it is in the flow of the page.
 */
export const actionBar = css({
  [media.phone]: {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: zIndex.sticky,
    padding: `${space[8]} ${space[16]} calc(${space[8]} + env(safe-area-inset-bottom))`,
    background: color.surface.raised,
    borderTop: `1px solid ${color.border.default}`,
    boxShadow: shadow[3],
  },
  [media.print]: { display: 'none' },
});
