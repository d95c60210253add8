import { once } from '@pasar/slice-kit';
import { Button } from '@pasar/ui';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface PayButtonProps {
  /** What is left to pay after the wallet, in rupiah. */
  payable: number;
  /** The wallet pays some of it. */
  isByWallet: boolean;
  /** Promos left nothing to pay. */
  isOrder: boolean;
  /** It is paid now, or a change is on its way whose total nobody has seen. */
  busy: boolean;
  /** Nothing on this page would change that it cannot be paid; the page says why. */
  isBlocked?: boolean;
  block?: boolean;
  onPay(): void;
}

export const PayButton = ({
  payable,
  isByWallet,
  isOrder,
  busy,
  isBlocked = false,
  block = false,
  onPay,
}: PayButtonProps) => {
  const { t } = useTranslation('storefront');
  return (
    <Button
      block={block}
      busy={busy}
      disabled={isBlocked}
      icon={<Lock size={20} strokeWidth={1.9} aria-hidden="true" />}
      // Impatient taps on "buy now" must not end here: nobody has read this total yet.
      onClick={once(onPay)}
    >
      {t(payable === 0 && isByWallet ? 'payment.payByWallet' : isOrder ? 'payment.order' : 'payment.pay')}
    </Button>
  );
};
