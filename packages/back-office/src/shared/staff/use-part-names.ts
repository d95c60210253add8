import { storeReviewFields } from '@pasar/contract';
import { useTranslation } from 'react-i18next';

const parts = [...storeReviewFields, 'ktp', 'ktp_selfie', 'npwp'] as const;
type Part = (typeof parts)[number];
const isPart = (text: string): text is Part => parts.some((part) => part === text);

/** Writes which parts of a store, or documents of a person, are meant; an unknown one keeps its name. */
export const usePartNames = () => {
  const { t } = useTranslation('back-office');
  return (names: readonly string[]): string =>
    names.map((name) => (isPart(name) ? t(`part.${name}`) : name)).join(', ');
};
