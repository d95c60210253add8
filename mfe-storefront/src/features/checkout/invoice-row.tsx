import type { Checkout } from '@pasar/contract';
import { lazyComponent } from '@pasar/slice-kit';
import { Card } from '@pasar/ui';
import { ChevronRight, FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withScripts } from '../../shared/with-scripts.ts';
import * as style from './promo-row.styles.ts';
import type { InvoiceDraft, InvoiceFormProps } from './use-invoice-form.ts';

const InvoiceSheet = lazyComponent(() =>
  import(/* webpackChunkName: "invoice-sheet" */ './invoice-sheet.tsx').then((m) => m.InvoiceSheet),
);

interface InvoiceRowProps extends Pick<InvoiceFormProps, 'onSave'> {
  company: Checkout['invoice_to'];
}

/** Whom the invoices will name; a press asks for a company. */
export const InvoiceRow = ({ company = null, onSave }: InvoiceRowProps) => {
  const { t } = useTranslation('storefront');
  const [open, setOpen] = useState(false);
  const draft = useRef<InvoiceDraft | null>(null);
  const close = () => setOpen(false);
  return (
    <Card padding="none" css={withScripts}>
      <button type="button" css={style.row} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FileText css={style.icon} size={24} strokeWidth={1.9} aria-hidden="true" />
        <span css={style.content}>
          <span css={style.title}>{t('checkout.invoice.title')}</span>
          <span css={style.text}>{company ? company.name : t('checkout.invoice.me')}</span>
        </span>
        <ChevronRight size={20} strokeWidth={1.9} aria-hidden="true" />
      </button>
      {open && (
        <InvoiceSheet draft={draft} company={company} onSave={onSave} onClose={close} onMissing={close} />
      )}
    </Card>
  );
};
