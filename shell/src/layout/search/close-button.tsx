import { css, Global } from '@emotion/react';
import { media, radius, touch } from '@pasar/design-tokens';
import { useLocale } from '@pasar/slice-kit';
import { ArrowLeft } from 'lucide-react';
import { suggestionMessages } from './suggestion-messages.ts';

const pageStyle = css({ [media.phone]: { 'html, body': { overflow: 'hidden' } } });
const buttonStyle = css({
  display: 'none',
  placeItems: 'center',
  flex: 'none',
  width: touch.min,
  height: touch.min,
  borderRadius: radius.m,
  [media.phone]: { display: 'grid' },
});

/** On a phone the open search fills the screen, the page behind it stays put (SPEC 1), and this ends both. */
export const CloseButton = ({ onClick }: { onClick(): void }) => (
  <>
    <Global styles={pageStyle} />
    <button
      type="button"
      css={buttonStyle}
      aria-label={suggestionMessages[useLocale()].close}
      onClick={onClick}
    >
      <ArrowLeft size={24} strokeWidth={1.9} aria-hidden="true" />
    </button>
  </>
);
