import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  paddingBlock: `${space[12]} ${space[64]}`,
  [media.phone]: { paddingBottom: space[40] },
});

export const title = css(font.title1);

export const roots = css({ display: 'grid', gap: space[16] });

export const root = css({
  display: 'grid',
  gap: space[12],
  padding: space[24],
  borderRadius: radius.l,
  background: color.surface.card,
  boxShadow: `0 0 0 1px ${color.border.default}`,
  [media.phone]: { padding: space[16] },
});

export const rootTitle = css(font.title2);
export const total = css(font.small, { color: color.text.muted, whiteSpace: 'nowrap' });

export const branches = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: `${space[16]} ${space[24]}`,
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `${space[12]} ${space[16]}` },
});

export const branchTitle = css(font.bodyStrong);
export const leaves = css(font.small);

/** A row of at least 24 px: neighbors must not be pressed by accident. */
export const link = css({
  display: 'inline-block',
  paddingBlock: 5,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
  [media.phone]: { paddingBlock: 8 },
});
