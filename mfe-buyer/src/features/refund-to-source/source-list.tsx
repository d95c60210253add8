import type { RefundableSource } from '@pasar/contract';
import { SectionError } from '@pasar/dashboard';
import { lazyComponent, type SectionResult, useFormat, useTimes } from '@pasar/slice-kit';
import { Button, Card, Section } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './source-list.styles.ts';

const SourceSheet = lazyComponent(() =>
  import(/* webpackChunkName: "withdraw" */ './source-sheet.tsx').then((m) => m.SourceSheet),
);

const SourceRow = ({ source }: { source: RefundableSource }) => {
  const { t } = useTranslation('buyer');
  const { rupiah, date } = useFormat();
  const { dateTime } = useTimes();
  const [open, setOpen] = useState<boolean>();
  const { method, order_group_code: code } = source;
  return (
    <li css={style.source}>
      <div css={style.facts}>
        <p css={style.amount}>{rupiah(source.amount)}</p>
        <p css={style.method}>{method.name}</p>
        <p css={style.fact}>{t('source.paid', { code, date: date(source.paid_at) })}</p>
        <p css={style.fact}>{t('source.until', { at: dateTime(source.until) })}</p>
      </div>
      <Button
        variant="secondary"
        size="s"
        aria-haspopup="dialog"
        aria-label={t('source.buttonTo', { method: method.name, code })}
        onClick={() => setOpen(true)}
      >
        {t('source.button')}
      </Button>
      {open !== undefined && (
        <SourceSheet
          source={source}
          open={open}
          onOpenChange={setOpen}
          onMissing={() => setOpen(undefined)}
        />
      )}
    </li>
  );
};

/** Payments to which refunded money may go back; absent without any. It may fail alone. */
export const SourceList = ({ sources }: { sources: SectionResult<readonly RefundableSource[]> }) => {
  const { t } = useTranslation('buyer');
  if (sources.ok && sources.value.length === 0) return null;
  return (
    <Section title={t('source.title')} text={t('source.lead')}>
      {sources.ok ? (
        <Card padding="none">
          <ul>
            {sources.value.map((source) => (
              <SourceRow key={source.reference} source={source} />
            ))}
          </ul>
        </Card>
      ) : (
        <SectionError section={t('source.title')} />
      )}
    </Section>
  );
};
