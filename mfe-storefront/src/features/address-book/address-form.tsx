import { type AddressEntry, digitFormats } from '@pasar/contract';
import { regionLevels } from '@pasar/slice-kit/fields';
import { Button, Checkbox, Chip, DigitsField, Inline, Stack, TextArea, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { getRegionNames, RegionFields } from '../../shared/regions/index.ts';
import * as style from './address-form.styles.ts';
import { useAddressForm } from './use-address-form.ts';

export interface AddressFormProps {
  /** The address to change; absent: a new one. */
  entry?: AddressEntry | undefined;
  /** The first address becomes the default automatically. */
  isFirst: boolean;
  onSaved(book: AddressEntry[], id: number): void;
  onCancel(): void;
}

/** Every field of an address (SPEC 7 "Address"), with its rule's message at the field. */
export const AddressForm = ({ entry, isFirst, onSaved, onCancel }: AddressFormProps) => {
  const { t } = useTranslation('storefront');
  const form = useAddressForm(entry, onSaved);
  const { values, errors, field, set, busy } = form;
  const cancel = () => {
    form.forget();
    onCancel();
  };
  return (
    <form {...form.element} css={style.form}>
      <Stack gap={20}>
        <div>
          <TextField
            {...field('label')}
            label={t('addressBook.fields.label')}
            placeholder={t('addressBook.labelExample')}
            limit={30}
            required
          />
          {values.label === '' && (
            <Inline gap={8} css={style.labels}>
              {[t('addressBook.labels.home'), t('addressBook.labels.office')].map((label) => (
                <Chip key={label} onClick={() => set('label', label)}>
                  {label}
                </Chip>
              ))}
            </Inline>
          )}
        </div>
        <TextField
          {...field('receiver_name')}
          label={t('addressBook.fields.receiver_name')}
          limit={100}
          autoComplete="name"
          required
        />
        <DigitsField
          {...field('phone')}
          onValue={(phone) => set('phone', phone)}
          format={digitFormats.phone}
          label={t('addressBook.fields.phone')}
          hint={t('addressBook.phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          required
        />
        <RegionFields
          chosen={values}
          names={getRegionNames(entry)}
          errors={errors}
          onChoose={(change) => {
            for (const name of [...regionLevels, 'zipcode'] as const) {
              const value = change[name];
              if (value !== undefined) set(name, value);
            }
          }}
          onLeave={(level) => field(level).onBlur()}
        />
        <DigitsField
          {...field('zipcode')}
          onValue={(zipcode) => set('zipcode', zipcode)}
          format={digitFormats.zip}
          label={t('addressBook.fields.zipcode')}
          hint={t('addressBook.zipcodeHint')}
          autoComplete="postal-code"
          required
        />
        <TextArea
          {...field('address')}
          label={t('addressBook.fields.address')}
          hint={t('addressBook.addressHint')}
          autoComplete="street-address"
          limit={200}
          required
        />
        {!isFirst && !entry?.is_default && (
          <Checkbox
            label={t('addressBook.makeDefault')}
            checked={form.isDefault}
            onChange={(event) => form.setDefault(event.target.checked)}
          />
        )}
      </Stack>
      <div css={style.actions}>
        <Button variant="neutral" onClick={cancel}>
          {t('addressBook.cancel')}
        </Button>
        <Button type="submit" busy={busy}>
          {t('addressBook.save')}
        </Button>
      </div>
    </form>
  );
};
