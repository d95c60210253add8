import { orderMethods } from '@pasar/contract';
import { useTranslation } from 'react-i18next';

const providers = ['midtrans', 'xendit', 'transfer'] as const;

/** What staff call a method and a provider of payments; one that the market added keeps its own name. */
export const usePaymentNames = () => {
  const { t } = useTranslation('back-office');
  const nameMethod = (method: string): string => {
    const known = orderMethods.find((one) => one === method);
    return known ? t(`paymentNames.method.${known}`) : method;
  };
  const nameProvider = (provider: string): string => {
    const known = providers.find((one) => one === provider);
    return known ? t(`paymentNames.provider.${known}`) : provider;
  };
  /** Both; a bank transfer is its own provider. */
  const nameCharge = ({ method, provider }: { method: string; provider: string }): string =>
    [...new Set([nameMethod(method), nameProvider(provider)])].join(' · ');
  return { nameMethod, nameProvider, nameCharge };
};
