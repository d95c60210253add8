import { LocalLink, linkTo, usePageData } from '@pasar/slice-kit';
import { Container, Inline, Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { InvoiceButtons } from '../features/print-invoice/invoice-buttons.tsx';
import { PrintableInvoice } from '../features/print-invoice/printable-invoice.tsx';
import { CreditNotes } from '../shared/credit-notes/credit-notes.tsx';
import type { invoiceLoader } from './invoice.loader.ts';
import { pageStyle, screenOnlyStyle, titleStyle } from './invoice-page.styles.ts';

/** The invoice alone, as it is printed. */
export const InvoicePage = () => {
  const { t } = useTranslation('buyer');
  const { order } = usePageData<typeof invoiceLoader>();
  const { order_code: code } = order;
  return (
    <Container>
      <div css={pageStyle}>
        <Stack gap={4} align="start" css={screenOnlyStyle}>
          <TextLink as={LocalLink} standalone to={linkTo('buyer.order', { code })}>
            {t('invoice.back')}
          </TextLink>
          <Inline justify="between" gap={16}>
            <h1 css={titleStyle} tabIndex={-1}>
              {t('titles.invoice', { code })}
            </h1>
            <InvoiceButtons code={code} />
          </Inline>
        </Stack>
        <PrintableInvoice order={order} />
        <div css={screenOnlyStyle}>
          <CreditNotes order={order} />
        </div>
      </div>
    </Container>
  );
};
