import { css } from '@emotion/react';
import type { Locale } from '@pasar/contract';
import { color, font, radius, space } from '@pasar/design-tokens';
import { useLanguage } from '../messages/language.ts';
import { quietStyle } from './app-card.styles.ts';
import type { Shares } from './compute-health.ts';

const rowStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
const nameStyle = css(font.smallStrong, { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
const dotStyle = css({ inlineSize: '10px', blockSize: '10px', borderRadius: radius.full, flex: 'none' });
const dots = {
  live: css({ background: color.chart[1] }),
  canary: css({ background: color.chart[3] }),
} as const;

const failedShare = ({ sessions, failed }: Shares, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(failed / sessions);

/** How a version does, in figures; the dot is its line in the plot. */
export const VersionHealth = ({
  version,
  kind,
  shares,
}: {
  version: string;
  kind: 'live' | 'canary';
  shares: Shares;
}) => {
  const { locale, t } = useLanguage();
  return (
    <p css={rowStyle}>
      <span css={[dotStyle, dots[kind]]} />
      <span css={nameStyle}>{version}</span>
      <span css={quietStyle}>
        {shares.sessions === 0
          ? t.noSessions
          : t.failedOf(failedShare(shares, locale), new Intl.NumberFormat(locale).format(shares.sessions))}
      </span>
    </p>
  );
};
