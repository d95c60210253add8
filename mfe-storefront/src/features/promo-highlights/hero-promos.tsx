import type { PromoHighlight } from '@pasar/contract';
import { Pause, Play } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCarousel } from '../../shared/carousel/index.ts';
import { ink } from './campaign.styles.ts';
import { HeroPromo } from './hero-promo.tsx';
import * as style from './hero-promos.styles.ts';
import { promoTones } from './promo-tones.ts';
import { useAutoplay } from './use-autoplay.ts';

const slideId = (promo: PromoHighlight) => `promo-${promo.id}`;

/**
 * The large promos, one in sight at a time. They turn by themselves until somebody takes over: by the button that
 * pauses them, by a mark below, by finger or by keyboard.
 */
export const HeroPromos = ({ promos }: { promos: readonly PromoHighlight[] }) => {
  const { t } = useTranslation('storefront');
  const place = useRef<HTMLElement>(null);
  const { strip, shown, show, linkTo } = useCarousel<HTMLUListElement>();
  const { turning, toggle, stop } = useAutoplay(place, promos.length, () =>
    show((shown + 1) % promos.length),
  );
  const inSight = promos[shown] ?? promos[0];
  return (
    <section
      ref={place}
      css={style.place}
      aria-roledescription={t('carousel.role')}
      aria-label={t('promos.all')}
      onPointerDown={({ pointerType }) => pointerType !== 'mouse' && stop()}
      onKeyDown={({ key }) => key.startsWith('Arrow') && stop()}
      onWheel={({ deltaX, deltaY }) => Math.abs(deltaX) > Math.abs(deltaY) && stop()}
    >
      <ul {...strip} css={style.strip} aria-label={t('promos.all')}>
        {promos.map((promo, index) => (
          <li key={promo.id} id={slideId(promo)}>
            <HeroPromo promo={promo} first={index === 0} />
          </li>
        ))}
      </ul>
      {promos.length > 1 && inSight && (
        <div css={[style.controls, ink(promoTones[inSight.tone])]}>
          <ul css={style.dots}>
            {promos.map((promo, index) => {
              const { onClick, ...link } = linkTo(index);
              return (
                <li key={promo.id}>
                  <a
                    {...link}
                    onClick={(event) => {
                      stop();
                      onClick(event);
                    }}
                    css={style.dot}
                    href={`#${slideId(promo)}`}
                    aria-label={t('promos.currentOf', { n: index + 1, total: promos.length })}
                  />
                </li>
              );
            })}
          </ul>
          {turning !== undefined && (
            <button
              type="button"
              css={style.pause}
              onClick={toggle}
              aria-label={t(turning ? 'carousel.pause' : 'carousel.play')}
            >
              {turning ? (
                <Pause size={16} fill="currentColor" aria-hidden="true" />
              ) : (
                <Play size={16} fill="currentColor" aria-hidden="true" />
              )}
            </button>
          )}
        </div>
      )}
    </section>
  );
};
