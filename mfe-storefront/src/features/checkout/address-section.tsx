import type { Checkout } from '@pasar/contract';
import { Button, Card, FieldError } from '@pasar/ui';
import { MapPin, MapPinPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AddressDetails } from '../../shared/address/index.ts';
import * as style from './address-section.styles.ts';
import { findSharedAddress } from './find-shared-address.ts';
import { gapTarget } from './first-gap.ts';

interface AddressSectionProps {
  checkout: Checkout;
  /** The user tried to pay without one. */
  missing: boolean;
  onChange(): void;
}

/** Where everything goes, and the way to another address. */
export const AddressSection = ({ checkout, missing, onChange }: AddressSectionProps) => {
  const { t } = useTranslation('storefront');
  const address = findSharedAddress(checkout);
  const differs = checkout.orders.some((order) => order.address && order.address.id !== address?.id);
  return (
    <Card as="section" aria-label={t('checkout.address.title')} css={style.card}>
      <MapPin css={style.pin} size={24} strokeWidth={1.9} aria-hidden="true" />
      {address ? (
        <>
          <div css={style.text}>
            <AddressDetails entry={address} />
            {differs && <p css={style.note}>{t('checkout.address.differs')}</p>}
          </div>
          <Button
            id={gapTarget({ part: 'address' })}
            variant="quiet"
            onClick={onChange}
            aria-haspopup="dialog"
            aria-label={t('checkout.address.changeAll')}
          >
            {t('checkout.address.change')}
          </Button>
        </>
      ) : (
        <div css={style.text}>
          <p css={style.none}>{t('checkout.address.none')}</p>
          {missing && <FieldError>{t('checkout.address.required')}</FieldError>}
          <Button
            css={style.choose}
            id={gapTarget({ part: 'address' })}
            variant="secondary"
            icon={<MapPinPlus size={20} strokeWidth={1.9} aria-hidden="true" />}
            onClick={onChange}
            aria-haspopup="dialog"
          >
            {t('checkout.address.choose')}
          </Button>
        </div>
      )}
    </Card>
  );
};
