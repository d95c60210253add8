import { css, keyframes } from '@emotion/react';
import { color, media, radius, space, touch } from '@pasar/design-tokens';

export type SkeletonShape = 'text' | 'title' | 'picture' | 'circle' | 'control' | 'block';

const shine = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '-50% 0' } });

const bone = css({
  display: 'block',
  width: '100%',
  borderRadius: 6,
  background: `linear-gradient(100deg, ${color.skeleton.base} 30%, ${color.skeleton.shine} 50%, ${color.skeleton.base} 70%) 0 / 300% 100%`,
  animation: `${shine} 1.6s linear infinite`,
  [media.reducedMotion]: { background: color.skeleton.base },
});

const shapes: Record<SkeletonShape, ReturnType<typeof css>> = {
  text: css({ height: 14 }),
  title: css({ height: 24, width: '56%' }),
  picture: css({ aspectRatio: '1', borderRadius: 0 }),
  circle: css({ width: touch.min, aspectRatio: '1', borderRadius: radius.full }),
  control: css({ height: touch.control, borderRadius: radius.m }),
  block: css({ height: 160, borderRadius: radius.l }),
};

export const boneStyle = (shape: SkeletonShape) => [bone, shapes[shape]];

export const linesStyle = css({
  display: 'grid',
  gap: space[8],
  width: '100%',
  // The last line of a paragraph is rarely full.
  '& > :last-of-type:not(:only-of-type)': { width: '70%' },
});

export const cardBodyStyle = css({ display: 'grid', gap: space[8], padding: space[12] });
export const cardPriceStyle = css({ height: 20, width: '56%' });
export const cardMetaStyle = css({ height: 12, width: '80%' });
