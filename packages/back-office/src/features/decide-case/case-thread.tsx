import { css } from '@emotion/react';
import type { AdminComplaintDetail } from '@pasar/contract';
import { color, font, radius, space } from '@pasar/design-tokens';
import { useTimes } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';

const threadStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: space[16],
});
const listStyle = css({ display: 'grid', gap: space[8], alignContent: 'start' });
const headStyle = css(font.bodyStrong);
const saidStyle = css(font.small, {
  padding: space[12],
  borderRadius: radius.m,
  background: color.surface.sunken,
  overflowWrap: 'anywhere',
});
const atStyle = css(font.caption, { color: color.text.muted });
const imageStyle = css({ inlineSize: 160, maxInlineSize: '100%', borderRadius: radius.m });

const sides = ['buyer', 'seller', 'staff'] as const;

/** What each side said and showed, by time, beside each other. */
export const CaseThread = ({ messages, images }: Pick<AdminComplaintDetail, 'messages' | 'images'>) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  const shown = sides.filter((side) => side !== 'staff' || messages.some(({ actor }) => actor === 'staff'));
  return (
    <div css={threadStyle}>
      {shown.map((side) => (
        <section key={side} css={listStyle} aria-label={t(`complaint.side.${side}`)}>
          <h2 css={headStyle}>{t(`complaint.side.${side}`)}</h2>
          {messages
            .filter(({ actor }) => actor === side)
            .map(({ text, at }) => (
              <div key={at} css={saidStyle}>
                <p>{text}</p>
                <p css={atStyle}>{dateTime(at)}</p>
              </div>
            ))}
          {side === 'buyer' &&
            images.map((url, place) => (
              <a key={url} href={url} target="_blank" rel="noreferrer">
                <img css={imageStyle} src={url} alt={t('complaint.image', { number: place + 1 })} />
              </a>
            ))}
          {side === 'seller' && !messages.some(({ actor }) => actor === 'seller') && (
            <p css={atStyle}>{t('complaint.silent')}</p>
          )}
        </section>
      ))}
    </div>
  );
};
