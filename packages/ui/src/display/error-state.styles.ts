import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const errorStateStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  padding: `${space[20]} ${space[24]}`,
  borderRadius: radius.l,
  border: `1.5px dashed ${color.border.control}`,
  background: color.surface.card,
  [media.phone]: {
    padding: space[16],
    '& > :last-child:not(:nth-of-type(2))': { flex: '1 0 100%' },
  },
});

export const errorStateIconStyle = css({ flex: 'none', color: color.warning.text });
/** In a narrow column the link moves below the text rather than squeeze it. */
export const errorStateContentStyle = css({ flex: '1 1 160px', minWidth: 0, display: 'grid', gap: space[2] });
export const errorStateTitleStyle = css(font.smallStrong, { fontWeight: 700 });
export const errorStateTextStyle = css(font.caption, { color: color.text.muted });
