import { isApiError } from '@pasar/api-client';
import { firstErrors, promoEndpoints } from '@pasar/contract';
import { useForm, useLocale, useSubmit } from '@pasar/slice-kit';
import { Button, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './promo-sheet.styles.ts';

export interface PromoCodeFormProps {
  /** `refused` receives the server's rejection; returns whether it handled it. */
  onClaim(code: string, refused: (failure: unknown) => boolean): Promise<boolean>;
}

/** A promo code entered by the user. Its error is shown at the box. */
export const PromoCodeForm = ({ onClaim }: PromoCodeFormProps) => {
  const { t } = useTranslation('storefront');
  const locale = useLocale();
  const { field, form, refuse, settle } = useForm({
    initial: { promo_code: '' },
    check: (input) => firstErrors(promoEndpoints.claim.body, input, locale),
  });
  const { submit, busy } = useSubmit(async (code: string) => {
    const claimed = await onClaim(code, (failure) => {
      const isRefusal = isApiError(failure) && failure.kind === 'refused' && failure.code !== 401;
      if (isRefusal) refuse(failure.fields ?? { promo_code: [failure.message] });
      return isRefusal;
    });
    if (claimed) settle({ promo_code: '' });
  });
  return (
    <form {...form(({ promo_code }) => void submit(promo_code))} css={style.codeForm}>
      <TextField
        {...field('promo_code')}
        label={t('checkout.promo.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {t('checkout.promo.claim')}
      </Button>
    </form>
  );
};
