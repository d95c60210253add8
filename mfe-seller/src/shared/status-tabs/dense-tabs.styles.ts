import { css } from '@emotion/react';
import { media, space } from '@pasar/design-tokens';

/** Eight tabs beside the store's navigation. */
export const denseTabsStyle = css({ [media.desktop]: { '& a': { paddingInline: space[8] } } });
