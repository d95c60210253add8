import { Stack, TextArea, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import type { StepProps } from '../step-props.ts';

/** The store's name and address (SPEC 3 "Store"). */
export const StoreStep = ({ form: { field } }: StepProps) => {
  const { t } = useTranslation('auth');
  return (
    <Stack gap={24}>
      <TextField
        {...field('store_name')}
        label={t('setup.fields.store_name')}
        hint={t('setup.storeNameHint')}
        autoComplete="organization"
        limit={100}
        required
      />
      <TextArea
        {...field('store_address')}
        label={t('setup.fields.store_address')}
        hint={t('setup.addressHint')}
        autoComplete="street-address"
        limit={200}
        required
      />
    </Stack>
  );
};
