import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

/** Beside the store's navigation two columns need more than a small desktop has. */
export const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: space[24],
  alignItems: 'start',
  '@media (max-width: 1139px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const fieldsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[24]} ${space[20]}`,
  alignItems: 'start',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The preview stays in sight while the long form scrolls by. */
export const asideStyle = css({
  position: 'sticky',
  insetBlockStart: '96px',
  [media.phone]: { position: 'static' },
});

/** A thumb finds a button that is as wide as the phone. */
export const saveStyle = css({
  display: 'flex',
  justifyContent: 'flex-end',
  [media.phone]: { '& > *': { flex: 1 } },
});

export const groupTitleStyle = css(font.title3);
export const groupLeadStyle = css(font.small, { color: color.text.muted });
export const quietTitleStyle = css(font.smallStrong);
