import { Sheet } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { AddressForm, type AddressFormProps } from './address-form.tsx';

export interface AddressFormSheetProps extends AddressFormProps {
  onClose(): void;
}

/** The form beside the list. Closing it preserves the input; only "cancel" deletes it. */
export const AddressFormSheet = ({ onClose, ...form }: AddressFormSheetProps) => {
  const { t } = useTranslation('storefront');
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(form.entry ? 'addressBook.editTitle' : 'addressBook.addTitle')}
      closeLabel={t('addressBook.close')}
    >
      <AddressForm {...form} />
    </Sheet>
  );
};
