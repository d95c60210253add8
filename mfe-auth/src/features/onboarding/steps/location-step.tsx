import { Stack, TextArea } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { RegionFields } from '../fields/region-fields.tsx';
import { TermsField } from '../fields/terms-field.tsx';
import * as style from '../onboarding.styles.ts';
import type { StepProps } from '../step-props.ts';

/**
 * The delivery address of a buyer, or the pickup address of a store; a merchant has entered it one step
 * before.
 */
export const LocationStep = ({ flow, form, lists, storeAddress }: StepProps) => {
  const { t } = useTranslation('auth');
  return (
    <Stack gap={24}>
      {flow === 'buyer' ? (
        <TextArea
          {...form.field('address')}
          label={t('setup.fields.address')}
          hint={t('setup.addressHint')}
          autoComplete="street-address"
          limit={200}
          required
        />
      ) : (
        <div css={style.known}>
          <p css={style.knownLabel}>{t('setup.fields.store_address')}</p>
          <p css={style.knownText}>{storeAddress}</p>
        </div>
      )}
      <RegionFields form={form} lists={lists} />
      {flow === 'buyer' && <TermsField form={form} />}
    </Stack>
  );
};
