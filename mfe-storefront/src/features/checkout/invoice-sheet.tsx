import { digitFormats } from '@pasar/contract';
import { Button, DigitsField, Notice, RadioGroup, Sheet, Stack, TextArea, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { type InvoiceFormProps, useInvoiceForm } from './use-invoice-form.ts';

/** Asks whom the invoices name: the buyer, or a company that is typed or that the account knows. */
export const InvoiceSheet = (props: InvoiceFormProps) => {
  const { t } = useTranslation('storefront');
  const { values, field, set, element, busy } = useInvoiceForm(props);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={t('checkout.invoice.title')}
      closeLabel={t('checkout.invoice.close')}
    >
      <form {...element}>
        <Stack gap={20}>
          <RadioGroup
            name="who"
            label={t('checkout.invoice.who')}
            value={values.who}
            onChange={(who) => set('who', who)}
            options={[
              { value: 'me', label: t('checkout.invoice.me') },
              { value: 'company', label: t('checkout.invoice.company') },
            ]}
          />
          {values.who === 'company' && (
            <>
              <TextField
                {...field('name')}
                label={t('checkout.invoice.name')}
                limit={200}
                autoComplete="organization"
                required
              />
              <DigitsField
                {...field('npwp')}
                onValue={(npwp) => set('npwp', npwp)}
                format={digitFormats.npwp}
                label={t('checkout.invoice.npwp')}
                hint={t('checkout.invoice.npwpHint')}
                autoComplete="off"
                required
              />
              <TextArea
                {...field('address')}
                label={t('checkout.invoice.address')}
                autoComplete="street-address"
                limit={200}
                required
              />
            </>
          )}
          <Notice tone="info">{t('checkout.invoice.notTax')}</Notice>
          <Button type="submit" block busy={busy}>
            {t('checkout.invoice.save')}
          </Button>
        </Stack>
      </form>
    </Sheet>
  );
};
