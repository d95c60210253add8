import type { AdminStoreDetail } from '@pasar/contract';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../shared/facts/facts.tsx';

/** What the store says of itself, to compare with its documents. */
export const StoreFacts = ({ store }: { store: AdminStoreDetail }) => {
  const { t } = useTranslation('back-office');
  const { date, number } = useFormat();
  const { owner, bank, location, commission_bps: own = null, next_commission: next } = store;
  const rateOf = (bps: number | null) => (bps === null ? t('file.commission.none') : `${number(bps / 100)}%`);
  return (
    <Facts
      facts={[
        [t('file.fact.owner'), owner.fullname],
        [t('file.fact.birthday'), owner.birthday && date(owner.birthday)],
        [t('file.fact.contact'), `${owner.email} · ${owner.phone || '–'}`],
        [t('file.fact.type'), t(`file.type.${store.is_company}`)],
        [t('file.fact.kind'), t(`file.kind.${store.store_type ?? 'regular'}`)],
        [t('file.fact.commission'), rateOf(own)],
        [
          t('file.fact.nextCommission'),
          next &&
            t('file.commission.next', { rate: rateOf(next.commission_bps), day: date(next.valid_from) }),
        ],
        [t('file.fact.pkp'), store.is_pkp === 'pkp' ? `PKP · ${store.no_npwp}` : 'Non-PKP'],
        [t('file.fact.pkpSince'), store.is_pkp === 'pkp' && store.pkp_since && date(store.pkp_since)],
        [t('file.fact.pic'), store.pic_name && `${store.pic_name} · ${store.pic_phone}`],
        [
          t('file.fact.bank'),
          bank &&
            `${bank.bank_name} ${bank.rekening} · ${bank.atas_nama}${bank.cabang && ` · ${bank.cabang}`}`,
        ],
        [
          t('file.fact.address'),
          location && `${location.address}, ${location.sub_district}, ${location.city}, ${location.zipcode}`,
        ],
        [t('file.fact.description'), store.description],
        [
          t('nav.orders'),
          <TextLink key="orders" as={LocalLink} to={linkTo('back-office.orders', { store: store.id })}>
            {t('file.fact.orders')}
          </TextLink>,
        ],
        [
          t('nav.products'),
          <TextLink key="products" as={LocalLink} to={linkTo('back-office.products', { store: store.id })}>
            {t('file.fact.products')}
          </TextLink>,
        ],
      ]}
    />
  );
};
