import { Button, Disclosure, Stack, TextField } from '@pasar/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TriedResult } from '../../shared/search/tried-result.tsx';
import { useTrySearch } from '../../shared/search/use-try-search.ts';

/** What buyers find for a text now, and how it is understood. */
export const TryQuery = () => {
  const { t } = useTranslation('back-office');
  const [query, setQuery] = useState('');
  const { tried, error, busy, trySearch } = useTrySearch();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (query.trim() !== '') void trySearch(query.trim());
  };
  return (
    <Disclosure summary={t('searching.title')}>
      <Stack gap={12}>
        <form onSubmit={send}>
          <TextField
            label={t('searching.query')}
            value={query}
            error={error}
            onChange={(event) => setQuery(event.target.value)}
            suffix={
              <Button type="submit" variant="quiet" size="s" busy={busy}>
                {t('searching.try')}
              </Button>
            }
          />
        </form>
        {tried && <TriedResult tried={tried} />}
      </Stack>
    </Disclosure>
  );
};
