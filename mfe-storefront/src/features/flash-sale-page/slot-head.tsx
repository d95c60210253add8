import type { FlashSlot } from '@pasar/contract';
import { useTimes } from '@pasar/slice-kit';
import { FlowerIllustration } from '@pasar/ui';
import { Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ServerCountdown } from '../../shared/countdown/index.ts';
import { formatSlotHours } from '../../shared/flash-card/index.ts';
import type { FlashSlots } from './load-flash-slots.ts';
import * as style from './slot-head.styles.ts';
import { SlotLinks } from './slot-links.tsx';

/** The flash sale with its slots, and until when the shown one runs or when it opens. */
export const SlotHead = ({ sale, heardAt }: { sale?: FlashSlots; heardAt: number | null }) => {
  const { t } = useTranslation('storefront');
  return (
    <div css={style.panel} data-surface="brand">
      <FlowerIllustration css={style.petals} tone="manggis" size={420} />
      <div css={style.head}>
        <h1 css={style.title}>
          <Zap size={32} fill="currentColor" strokeWidth={1.9} aria-hidden="true" />
          {t('flash.title')}
        </h1>
        {sale?.shown && <SlotClock slot={sale.shown} serverTime={sale.serverTime} heardAt={heardAt} />}
      </div>
      <p css={style.text}>{t('kilat.text')}</p>
      {sale && sale.slots.length > 0 && <SlotLinks sale={sale} />}
    </div>
  );
};

interface SlotClockProps {
  slot: FlashSlot;
  serverTime: string;
  heardAt: number | null;
}

const SlotClock = ({ slot, serverTime, heardAt }: SlotClockProps) => {
  const { t } = useTranslation('storefront');
  const times = useTimes();
  const running = slot.status === 'running';
  const label = t(running ? 'flash.endsIn' : 'flash.startsIn');
  return (
    <div css={style.clock}>
      <p css={style.session}>
        <strong>{slot.name}</strong> <span>{formatSlotHours(slot, times)}</span>
      </p>
      <p css={style.left}>
        <span aria-hidden="true">{label}</span>
        {/* Another time starts with its own figures, never with those of the last one. */}
        <ServerCountdown
          key={`${slot.id} ${slot.status}`}
          until={running ? slot.ends_at : slot.starts_at}
          time={{ serverTime, heardAt }}
          label={label}
        />
      </p>
    </div>
  );
};
