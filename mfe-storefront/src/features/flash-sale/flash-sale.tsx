import { LocalLink, linkTo, useTimes } from '@pasar/slice-kit';
import { FlowerIllustration } from '@pasar/ui';
import { ChevronRight, Zap } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ServerCountdown } from '../../shared/countdown/index.ts';
import { FlashCard } from '../../shared/flash-card/index.ts';
import * as style from './flash-sale.styles.ts';
import type { CurrentFlashSale } from './load-flash-sale.ts';

/** The flash sale: what runs now, until when, and how much of it is sold. */
export const FlashSale = ({ sale, heardAt }: { sale: CurrentFlashSale; heardAt: number | null }) => {
  const { t } = useTranslation('storefront');
  const headingId = useId();
  const { current, nextStartsAt } = sale;
  const running = current.status === 'running';
  const label = t(running ? 'flash.endsIn' : 'flash.startsIn');
  return (
    <section css={style.panel} aria-labelledby={headingId} data-surface="brand" data-later="">
      <FlowerIllustration css={style.petals} tone="manggis" size={420} />
      <header css={style.head}>
        <h2 id={headingId} css={style.title}>
          <Zap size={28} fill="currentColor" strokeWidth={1.9} aria-hidden="true" />
          {t('flash.title')}
        </h2>
        <div css={style.clock}>
          <span css={style.clockLabel} aria-hidden="true">
            {label}
          </span>
          <ServerCountdown
            until={running ? current.ends_at : current.starts_at}
            time={{ serverTime: current.server_time, heardAt }}
            label={label}
          />
        </div>
        {nextStartsAt && <NextSession startsAt={nextStartsAt} now={current.server_time} />}
        <LocalLink css={style.all} to={linkTo('storefront.flashSale')} aria-label={t('flash.allNamed')}>
          {t('flash.all')}
          <ChevronRight size={16} strokeWidth={1.9} aria-hidden="true" />
        </LocalLink>
      </header>
      <ul css={style.row}>
        {current.products.map((product) => (
          <li key={product.id}>
            <FlashCard product={product} running={running} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** By its hour when it is today, else by day and hour. */
const NextSession = ({ startsAt, now }: { startsAt: string; now: string }) => {
  const { t } = useTranslation('storefront');
  const { day, hour, dateTime } = useTimes();
  const at = day(startsAt) === day(now) ? hour(startsAt) : dateTime(startsAt);
  return <p css={style.next}>{t('flash.next', { at })}</p>;
};
