import { SheetButton } from '@pasar/dashboard';
import { lazyComponent } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';

const CreateKeySheet = lazyComponent(() =>
  import(/* webpackChunkName: "create-key" */ './create-key-sheet.tsx').then((m) => m.CreateKeySheet),
);

/** Opens the form of a new key. */
export const CreateKeyButton = () => {
  const { t } = useTranslation('seller');
  return (
    <SheetButton sheet={CreateKeySheet} variant="secondary" size="s">
      {t('developer.keys.create')}
    </SheetButton>
  );
};
