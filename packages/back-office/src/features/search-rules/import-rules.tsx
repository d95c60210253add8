import { adminSearchEndpoints } from '@pasar/contract';
import { Button, Disclosure, Stack, TextArea } from '@pasar/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecision } from '../../shared/decide/use-decision.ts';

/** Saves the rules of a pasted file, all of them or none. */
export const ImportRules = () => {
  const { t } = useTranslation('back-office');
  const [csv, setCsv] = useState('');
  const [missing, setMissing] = useState(false);
  const { decide, busy, errors } = useDecision<{ csv: string }>({
    send: (api, body, options) => api.call(adminSearchEndpoints.import, { body }, options),
    done: () => setCsv(''),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = csv.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) void decide({ csv });
  };
  return (
    <Disclosure summary={t('rule.import.title')}>
      <form onSubmit={send}>
        <Stack gap={12}>
          <TextArea
            label={t('rule.import.field')}
            hint={t('rule.import.hint')}
            rows={6}
            spellCheck={false}
            value={csv}
            error={missing && csv.trim() === '' ? t('rule.import.missing') : errors.csv}
            onChange={(event) => setCsv(event.target.value)}
          />
          <div>
            <Button type="submit" variant="secondary" size="s" busy={busy}>
              {t('rule.import.button')}
            </Button>
          </div>
        </Stack>
      </form>
    </Disclosure>
  );
};
