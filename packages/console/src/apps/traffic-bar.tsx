import { css } from '@emotion/react';
import { color, radius, space } from '@pasar/design-tokens';
import { formatShare } from '../action/describe-action.ts';
import { useLanguage } from '../messages/language.ts';

const trackStyle = css({
  display: 'flex',
  gap: space[2],
  blockSize: '12px',
  borderRadius: radius.full,
  overflow: 'hidden',
  background: color.surface.card,
});
const liveStyle = css({ background: color.chart[1], minInlineSize: '4px' });
const canaryStyle = css({ background: color.chart[3], minInlineSize: '4px' });

/** Which share of the visitors gets which version, to scale; its text is in its accessible name. */
export const TrafficBar = ({ live, canary, share }: { live: string; canary?: string; share: number }) => {
  const { locale, t } = useLanguage();
  const parts = [
    t.shareOf(live, formatShare(10_000 - share, locale)),
    ...(canary === undefined ? [] : [t.shareOf(canary, formatShare(share, locale))]),
  ];
  return (
    <div css={trackStyle} role="img" aria-label={`${t.shares}. ${parts.join('. ')}`}>
      {share < 10_000 && <span css={[liveStyle, css({ flex: `${10_000 - share} 0 0` })]} />}
      {canary !== undefined && share > 0 && <span css={[canaryStyle, css({ flex: `${share} 0 0` })]} />}
    </div>
  );
};
