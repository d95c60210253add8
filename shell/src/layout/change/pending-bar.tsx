import { css, keyframes } from '@emotion/react';
import { color, zIndex } from '@pasar/design-tokens';
import { VisuallyHidden } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { useLate } from './use-late.ts';

const grow = keyframes({ from: { scale: '0 1' }, to: { scale: '0.92 1' } });

const barStyle = css({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  height: 3,
  zIndex: zIndex.toast,
  background: color.accent.default,
  transformOrigin: '0 50%',
  scale: '0.6 1',
  animation: `${grow} 8s cubic-bezier(0.1, 0.7, 0.2, 1) 120ms both`,
});

const noteStyle = css({
  position: 'fixed',
  insetInline: 0,
  top: 12,
  zIndex: zIndex.toast,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '& > span': {
    padding: '8px 16px',
    borderRadius: 99,
    background: color.surface.inverse,
    color: color.text.onInverse,
  },
});

/** Milliseconds until the page owns up to being slow (releases "Fault isolation in the page"). */
export const slowAfter = 2500;

/** A line at the top while the next page loads, and a text when that takes long. */
export const PendingBar = () => {
  const { t } = useTranslation('shell');
  const pending = useNavigation().state !== 'idle';
  const late = useLate(pending, slowAfter);
  return (
    <>
      {pending && <div css={barStyle} aria-hidden="true" />}
      <div role="status">
        {pending && <VisuallyHidden>{t('loading.page')}</VisuallyHidden>}
        {late && (
          <div css={noteStyle}>
            <span>{t('loading.still')}</span>
          </div>
        )}
      </div>
    </>
  );
};
