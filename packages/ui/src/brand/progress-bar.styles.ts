import { css } from '@emotion/react';
import { color } from '@pasar/design-tokens';

export type ProgressBarTone = 'brand' | 'discount' | 'success' | 'warning';

const fills: Record<ProgressBarTone, string> = {
  brand: color.progress.fill,
  discount: color.discount.bg,
  success: color.success.solid,
  warning: color.warning.solid,
};

export const progressBarStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  gap: 3,
  width: '100%',
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
});

export type Filling = 'full' | 'half' | 'empty';

const shares: Record<Filling, string> = { full: '100%', half: '50%', empty: '0%' };

export const segmentStyle = (filling: Filling, tone: ProgressBarTone) =>
  css({ background: `linear-gradient(90deg, ${fills[tone]} ${shares[filling]}, ${color.progress.track} 0)` });
