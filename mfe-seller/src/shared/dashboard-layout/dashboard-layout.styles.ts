import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const layoutStyle = css({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  gap: space[32],
  alignItems: 'start',
  paddingBlock: space[32],
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16], paddingBlock: space[16] },
});

export const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space[12]} ${space[24]}`,
});
/** A title without a lead is where every other title is, however high the button beside it. */
export const bareStyle = css({
  [media.desktop]: { alignItems: 'center', '& > * + *': { marginBlock: `-${space[8]}` } },
});
export const titleStyle = css(font.title1, { overflowWrap: 'anywhere' });
export const leadStyle = css(font.body, { color: color.text.muted });

export const navBoneStyle = css({
  [media.phone]: { '&:not(:first-of-type)': { display: 'none' } },
});
export const boneTitleStyle = css({ blockSize: '36px', maxInlineSize: '240px' });
