import { css } from '@emotion/react';
import { color, imageFilter, palette, radius } from '@pasar/design-tokens';

export type AvatarSize = 's' | 'm' | 'l' | 'xl';
export type AvatarTone = 'kunyit' | 'manggis' | 'pandan' | 'nila';
export type AvatarShape = 'circle' | 'petal';

export const avatarStyle = css({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  overflow: 'hidden',
  fontWeight: 800,
  lineHeight: 1,
  background: color.surface.sunken,
  // Painted, not text: beside a name the initials would only be read twice.
  '&[data-initials]::before': { content: 'attr(data-initials)' },
  '& > img': { width: '100%', height: '100%', objectFit: 'cover', filter: imageFilter },
});

const edges = { s: 28, m: 36, l: 52, xl: 88 } as const;

export const avatarSizes: Record<AvatarSize, ReturnType<typeof css>> = {
  s: css({ width: edges.s, height: edges.s, fontSize: '0.6875rem' }),
  m: css({ width: edges.m, height: edges.m, fontSize: '0.875rem' }),
  l: css({ width: edges.l, height: edges.l, fontSize: '1.1875rem' }),
  xl: css({ width: edges.xl, height: edges.xl, fontSize: '1.75rem' }),
};

/** The petal corner: three round corners and one tight, in proportion to the size. */
export const avatarShapes: Record<AvatarShape, ReturnType<typeof css>> = {
  circle: css({ borderRadius: radius.full }),
  petal: css({ borderRadius: '35% 35% 35% 10%' }),
};

export const avatarTones: Record<AvatarTone, ReturnType<typeof css>> = {
  kunyit: css({ background: palette.kunyit[300], color: palette.manggis[900] }),
  manggis: css({ background: palette.manggis[200], color: palette.manggis[900] }),
  pandan: css({ background: palette.pandan[200], color: palette.pandan[900] }),
  nila: css({ background: palette.nila[200], color: palette.nila[900] }),
};
