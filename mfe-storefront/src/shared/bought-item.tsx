import { useTranslation } from 'react-i18next';

interface BoughtItemProps {
  /** Empty when the thing comes in one form alone. */
  variant: string;
  pieces: number;
}

/** What is bought of one thing: which variant and how many pieces. */
export const BoughtItem = ({ variant, pieces }: BoughtItemProps) => {
  const { t } = useTranslation('storefront');
  return (
    <span>
      {variant && <span lang="id">{variant} · </span>}
      {t('checkout.pieces', { count: pieces })}
    </span>
  );
};
