import type { ApiClient } from '@pasar/api-client';
import { adminSearchEndpoints } from '@pasar/contract';
import { Button, FormError, Inline, Notice, Stack, TextField } from '@pasar/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecision } from '../../shared/decide/use-decision.ts';
import { TriedResult } from '../../shared/search/tried-result.tsx';
import { useTrySearch } from '../../shared/search/use-try-search.ts';

/** The group of synonyms that has the word; undefined where there is none. */
const findGroup = async (api: ApiClient, word: string): Promise<string[] | undefined> => {
  const { data } = await api.call(adminSearchEndpoints.rules, {
    query: { kind: 'synonym', search: word, per_page: 50 },
  });
  const same = (phrase: string) => phrase.toLowerCase() === word.toLowerCase();
  return data.find(({ is_active, phrases }) => is_active && phrases.some(same))?.phrases;
};

/** Lets a text that finds nothing mean a word that does: it joins the word's group, or both begin one. */
export const JoinGroup = ({ term }: { term: string }) => {
  const { t } = useTranslation('back-office');
  const [word, setWord] = useState('');
  const [missing, setMissing] = useState(false);
  const [joined, setJoined] = useState<string>();
  const { tried, error, busy: trying, trySearch } = useTrySearch();
  const { decide, busy, errors } = useDecision<{ known: string }>({
    send: async (api, { known }, options) => {
      const group = await findGroup(api, known);
      const phrases = [...(group ?? [known]), term];
      const body = { kind: 'synonym' as const, phrases, note: t('report.note'), replaces: group ?? null };
      const reply = await api.call(adminSearchEndpoints.save, { body }, options);
      setJoined(reply.data.phrases.join(', '));
      return reply;
    },
  });
  const known = word.trim();
  const withWord = (act: () => void) => {
    setMissing(known === '');
    if (known !== '') act();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    withWord(() => void decide({ known }));
  };
  const fault = errors.phrases ?? errors.conflict ?? Object.values(errors)[0];
  if (joined)
    return (
      <Notice tone="success" live>
        {t('report.joined', { group: joined })}
      </Notice>
    );
  return (
    <Stack gap={12}>
      <form onSubmit={send}>
        <Stack gap={12}>
          <TextField
            label={t('report.word')}
            hint={t('report.wordHint', { term })}
            value={word}
            error={missing && known === '' ? t('report.wordMissing') : fault}
            onChange={(event) => setWord(event.target.value)}
          />
          <Inline gap={8}>
            <Button type="submit" busy={busy}>
              {t('report.join')}
            </Button>
            <Button
              variant="neutral"
              busy={trying}
              onClick={() =>
                withWord(
                  () =>
                    void trySearch(term, [
                      { kind: 'synonym', phrases: [known, term], target: null, is_active: true, note: '' },
                    ]),
                )
              }
            >
              {t('searching.try')}
            </Button>
          </Inline>
        </Stack>
      </form>
      {error && <FormError>{error}</FormError>}
      {tried && <TriedResult tried={tried} />}
    </Stack>
  );
};
