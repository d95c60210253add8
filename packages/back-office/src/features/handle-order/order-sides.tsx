import { type AdminMe, type AdminOrderDetail, hasStaffRole } from '@pasar/contract';
import { LocalLink, linkTo } from '@pasar/slice-kit';
import { Section, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../shared/facts/facts.tsx';
import { storeReaders } from '../../shared/staff/store-readers.ts';

/** Who bought, who sells, and where the parcel goes; contacts are masked by the server. */
export const OrderSides = ({ order, me }: { order: AdminOrderDetail; me: AdminMe }) => {
  const { t } = useTranslation('back-office');
  const { buyer, store, address } = order;
  return (
    <Section title={t('order.sides')}>
      <Facts
        facts={[
          [t('orders.buyer'), buyer.name],
          [t('order.contact'), [buyer.email, buyer.phone].filter(Boolean).join(' · ')],
          [
            t('orders.store'),
            hasStaffRole(me.roles, storeReaders) ? (
              <TextLink as={LocalLink} to={linkTo('back-office.store', { id: store.id })}>
                {store.merchant_name}
              </TextLink>
            ) : (
              store.merchant_name
            ),
          ],
          [t('order.owner'), store.owner.name],
          [t('order.receiver'), `${address.receiver_name} · ${address.phone}`],
          [
            t('order.address'),
            [
              address.address,
              address.area,
              address.sub_district,
              address.city,
              address.province,
              address.zipcode,
            ]
              .filter(Boolean)
              .join(', '),
          ],
        ]}
      />
    </Section>
  );
};
