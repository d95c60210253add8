import { adminMoneyEndpoints } from '@pasar/contract';
import { Button, Card, Notice, Stack, TextField } from '@pasar/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecision } from '../../shared/decide/use-decision.ts';

interface Booked {
  done: readonly string[];
  failed: readonly { line: number; withdraw_code: string; message: string }[];
}

/** Books the bank's file of results: what it changed, and which lines it could not. */
export const BookResults = () => {
  const { t } = useTranslation('back-office');
  const [csv, setCsv] = useState<string>();
  const [missing, setMissing] = useState(false);
  const [booked, setBooked] = useState<Booked>();
  const { decide, busy, errors } = useDecision<{ csv: string }>({
    send: async (api, body, options) => {
      const answer = await api.call(adminMoneyEndpoints.results, { body }, options);
      setBooked(answer.data);
      return answer;
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(csv === undefined);
    if (csv !== undefined) void decide({ csv });
  };
  return (
    <Card padding="m" as="section" aria-label={t('payouts.results')}>
      <form onSubmit={send}>
        <Stack gap={12}>
          <h2>{t('payouts.results')}</h2>
          <p>{t('payouts.resultsText')}</p>
          <TextField
            type="file"
            accept=".csv,text/csv"
            label={t('payouts.file')}
            error={missing && csv === undefined ? t('payouts.choose') : (errors.csv ?? errors.conflict)}
            onChange={(event) => {
              setBooked(undefined);
              void event.target.files?.[0]?.text().then(setCsv);
            }}
          />
          <Button type="submit" variant="secondary" size="s" busy={busy}>
            {t('payouts.book')}
          </Button>
          {booked && (
            <Notice tone={booked.failed.length > 0 ? 'warning' : 'success'} live>
              <p>{t('payouts.booked', { count: booked.done.length })}</p>
              <ul>
                {booked.failed.map(({ line, withdraw_code: code, message }) => (
                  <li key={line}>{t('payouts.line', { line, code, message })}</li>
                ))}
              </ul>
            </Notice>
          )}
        </Stack>
      </form>
    </Card>
  );
};
