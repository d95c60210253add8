import type { FlashSlot } from '@pasar/contract';
import { LocalLink, useTimes } from '@pasar/slice-kit';
import { VisuallyHidden } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import { formatSlotHours, splitSlotStart } from '../../shared/flash-card/index.ts';
import { flashPath, readFlashQuery } from './flash-query.ts';
import type { FlashSlots } from './load-flash-slots.ts';
import * as style from './slot-links.styles.ts';

/** The slots of the next 24 hours as links. A pressed one is marked at once, before its products are there. */
export const SlotLinks = ({ sale }: { sale: FlashSlots }) => {
  const { t } = useTranslation('storefront');
  const { slots, shown } = sale;
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const asked = next?.pathname === pathname ? readFlashQuery(new URLSearchParams(next.search)) : undefined;
  const chosen = asked ? (asked.selected ?? slots[0]?.id) : shown?.id;
  return (
    <nav aria-label={t('kilat.slots')} css={style.place}>
      <ul css={style.strip}>
        {slots.map((slot, index) => (
          <li key={slot.id}>
            <SlotLink slot={slot} first={index === 0} chosen={slot.id === chosen} sale={sale} />
          </li>
        ))}
      </ul>
    </nav>
  );
};

interface SlotLinkProps {
  slot: FlashSlot;
  first: boolean;
  chosen: boolean;
  sale: FlashSlots;
}

const SlotLink = ({ slot, first, chosen, sale }: SlotLinkProps) => {
  const { t } = useTranslation('storefront');
  const times = useTimes();
  const [hour, zone] = splitSlotStart(slot, times);
  const upcoming = sale.slots.find(({ status }) => status === 'scheduled');
  const word =
    slot.status === 'running'
      ? t('kilat.now')
      : slot.id === upcoming?.id
        ? t('kilat.next')
        : times.day(slot.starts_at) === times.day(sale.serverTime)
          ? t('kilat.today')
          : t('kilat.tomorrow');
  return (
    <LocalLink
      to={flashPath({ selected: first ? undefined : slot.id, page: 1 })}
      css={[style.slot, chosen && style.selected]}
      aria-current={chosen ? 'page' : undefined}
      preventScrollReset
      prefetch="none"
    >
      <strong css={style.hour}>
        {hour} <span css={style.zone}>{zone}</span>
      </strong>{' '}
      <span>
        {word}
        <VisuallyHidden>{`, ${slot.name}, ${formatSlotHours(slot, times)}`}</VisuallyHidden>
      </span>
    </LocalLink>
  );
};
